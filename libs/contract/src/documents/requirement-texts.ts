import type { DoorWords } from './door-words';

/** Instructions for using the requirements, worded for a door. */
export const howToUse = ({ lookUp, send, refused, repeat }: DoorWords): readonly string[] => [
  'Antes de enviar nada, informa al cliente de que sus datos se comparten con este servicio para calcular los precios.',
  'Haz al cliente todas las preguntas en un solo mensaje: mensaje_para_el_cliente ya las reúne.',
  'No inventes ni supongas ningún dato obligatorio: si el cliente no lo da, vuelve a preguntárselo o no lo envíes y la respuesta lo señalará.',
  `Los valores de los campos con catalogo ${lookUp}; envía siempre el campo valor, tal cual.`,
  'Algunos catálogos necesitan más parámetros: towns, codigo_postal; vehicle-brands, ramo (coche o moto); vehicle-models, ramo y marca; vehicle-versions, ramo, marca y modelo.',
  send,
  `${refused} Los que puede resolver el cliente traen la pregunta que hay que hacerle, con lo que se espera (formato, ejemplo, límites, valores para elegir); los demás dicen qué hay que quitar o cambiar en la petición. Lo que no se puede cotizar no se resuelve preguntando: díselo al cliente.`,
  ...(repeat === undefined
    ? []
    : [
        `${repeat} y no se cotizará ni se enviará nada dos veces. Cada petición distinta lleva una clave nueva.`,
        'siguiente_paso dice qué hacer con los precios. El cliente los recibe también por correo electrónico, en holder.email, con el enlace de compra. Este servicio no vende ni cobra: la compra la confirma el cliente, fuera de aquí, con un código SMS.',
      ]),
];
