/** Which motorcycles each licence allows: a motorcycle that the licence does not allow is not quoted. */
export const MOTORCYCLE_LICENCES =
  'AM y LCM, hasta 50 cc (eléctricas, hasta 4 kW); A1, hasta 125 cc y 11 kW; A2, hasta 35 kW; B, con 3 años de antigüedad y hasta 125 cc (eléctricas, hasta 11 kW); A, cualquiera.';
