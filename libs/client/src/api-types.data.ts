// Generated from openapi.json by `npm run generate`.

export type RoadTypeValue =
  | 'Acequia'
  | 'Atajo'
  | 'Autovia'
  | 'Avenida'
  | 'Barriada'
  | 'Barrio'
  | 'Calle'
  | 'Callejon'
  | 'Camino'
  | 'Carretera'
  | 'Comarcal'
  | 'Conjunto'
  | 'Glorieta'
  | 'GranVia'
  | 'Grupo'
  | 'Kilometro'
  | 'Nacional'
  | 'Pasaje'
  | 'Paseo'
  | 'Pasillo'
  | 'Paso'
  | 'Plaza'
  | 'Poligono'
  | 'Rambla'
  | 'Riera'
  | 'Ronda'
  | 'Sendero'
  | 'Torrente'
  | 'Travesera'
  | 'Travesia'
  | 'Urbanizacion'
  | 'Via'
  | 'Vial';

export type NationalityValue =
  | 'ESP'
  | 'GBR'
  | 'FRA'
  | 'DEU'
  | 'ITA'
  | 'PRT'
  | 'ROU'
  | 'MAR'
  | 'COL'
  | 'ECU'
  | 'ARG'
  | 'VEN'
  | 'PER'
  | 'BOL'
  | 'BRA'
  | 'CHN'
  | 'PAK'
  | 'UKR'
  | 'RUS'
  | 'POL'
  | 'BGR'
  | 'NLD'
  | 'BEL'
  | 'SWE'
  | 'NOR'
  | 'DNK'
  | 'FIN'
  | 'IRL'
  | 'CHE'
  | 'AUT'
  | 'USA'
  | 'CAN'
  | 'MEX'
  | 'CHL'
  | 'URY'
  | 'PRY'
  | 'CUB'
  | 'DOM'
  | 'HND'
  | 'SLV'
  | 'GTM'
  | 'NIC'
  | 'PAN'
  | 'CRI'
  | 'DZA'
  | 'SEN'
  | 'NGA'
  | 'GHA'
  | 'PHL'
  | 'IND'
  | 'JPN'
  | 'KOR'
  | 'AUS'
  | 'NZL'
  | 'TUR'
  | 'ISR'
  | 'EGY'
  | 'ZAF';

export type MaritalStatusValue = 'Single' | 'Married' | 'UnmarriedPartner' | 'Divorced' | 'Widowed';

export type EmploymentStatusValue =
  'Employee' | 'SelfEmployed' | 'CivilServant' | 'Retired' | 'Student' | 'Unemployed' | 'HomeWorker';

export type DwellingTypeValue = 'MiddleFloor' | 'TopFloor' | 'GroundFloor' | 'DetachedHouse' | 'TerracedHouse';

export type BuildQualityValue = 'Basic' | 'Normal' | 'High' | 'Luxury';

export type PurchaseTypeValue = 'already_owned' | 'new' | 'used_dealer' | 'used_private' | 'planned';

export type AnnualKmValue =
  'UpTo5000km' | 'UpTo10000km' | 'UpTo15000km' | 'UpTo20000km' | 'UpTo25000km' | 'UpTo30000km' | 'MoreThan30000km';

export type FuelTypeValue = 'Gasoline' | 'Diesel' | 'Electric' | 'Hybrid' | 'PlugInHybrid' | 'Lpg' | 'Cng';

export type PenaltiesValue = '0' | '1' | '2' | '3' | '4' | '5' | '6';

export type DrivingLicenseTypeValue = 'AM' | 'A1' | 'A2' | 'A' | 'B' | 'LCM';

export type ParteValue = 'prima_neta' | 'consorcio' | 'liquidacion' | 'impuestos';

export type EstadoValue = 'pendiente' | 'en_curso' | 'cotizada' | 'sin_ofertas' | 'caducada';

export type TipoValue = 'texto' | 'enumeración' | 'número' | 'entero' | 'booleano' | 'fecha';

export type FinalidadesValue =
  | 'precio'
  | 'identificacion'
  | 'contrato'
  | 'aseguradoras_en_red'
  | 'aseguradoras_que_lo_exigen'
  | 'contacto'
  | 'peticion'
  | 'sin_uso';

export type TipoValue2 =
  | 'document-types'
  | 'genders'
  | 'nationalities'
  | 'marital-statuses'
  | 'employment-statuses'
  | 'home-property-types'
  | 'home-build-materials'
  | 'home-occupancies'
  | 'home-locations'
  | 'home-build-qualities'
  | 'home-alarm-types'
  | 'home-door-types'
  | 'home-settlement-types'
  | 'driving-license-types'
  | 'fuel-types'
  | 'car-use-types'
  | 'annual-km-options'
  | 'car-parking-types'
  | 'motorcycle-garage-types'
  | 'motorcycle-driving-experience'
  | 'motorcycle-driving-license-types'
  | 'car-insurance-companies'
  | 'motorcycle-insurance-companies'
  | 'motorcycle-engine-types'
  | 'economic-occupations'
  | 'home-uses'
  | 'road-types'
  | 'provinces'
  | 'towns'
  | 'vehicle-brands'
  | 'vehicle-models'
  | 'vehicle-versions';

export type ErrorValue =
  | 'datos_invalidos'
  | 'parametros_invalidos'
  | 'json_invalido'
  | 'peticion_malformada'
  | 'credencial_no_valida'
  | 'clave_de_acceso_no_valida'
  | 'no_cotizable'
  | 'cambio_de_identidad'
  | 'revision_del_cliente'
  | 'origen_no_permitido'
  | 'no_encontrado'
  | 'enlace_desconocido'
  | 'oferta_no_encontrada'
  | 'cotizacion_no_encontrada'
  | 'codigo_no_valido'
  | 'solicitud_no_encontrada'
  | 'metodo_no_permitido'
  | 'tiempo_agotado'
  | 'clave_reutilizada'
  | 'oferta_ya_elegida'
  | 'pregunta_ya_respondida'
  | 'respuesta_fuera_de_plazo'
  | 'solicitud_cerrada'
  | 'enlace_agotado'
  | 'oferta_caducada'
  | 'cuerpo_demasiado_grande'
  | 'tipo_no_soportado'
  | 'limite_alcanzado'
  | 'cabeceras_demasiado_grandes'
  | 'error_interno'
  | 'canal_desactivado'
  | 'servicio_saturado'
  | 'servicio_no_disponible'
  | 'resultado_desconocido'
  | 'enlaces_no_disponibles'
  | 'consulta_no_disponible';

export type CodigoValue =
  | 'falta'
  | 'no_documentado'
  | 'contradiccion'
  | 'tipo'
  | 'formato'
  | 'longitud'
  | 'rango'
  | 'valor_no_permitido'
  | 'fecha_pasada'
  | 'fecha_futura'
  | 'incoherente'
  | 'ambiguo'
  | 'desconocido'
  | 'caso_no_soportado';

/** Domicilio del titular, si no es la vivienda asegurada. No se envía si holder.address_same_as_risk es true. Obligatorio si holder.address_same_as_risk no es true. */
export interface HomeRequestHolderAddress {
  /** Código postal del domicilio del titular. Formato: código postal español de 5 dígitos, como texto. */
  postal_code: string;
  /** Municipio del domicilio del titular: su id en el catálogo de municipios del código postal. Formato: entero: el valor del municipio en el catálogo towns; con un solo municipio se deduce del código postal, con varios es obligatorio. */
  town_id?: number;
  /** Tipo de vía del domicilio del titular. Formato: uno de los valores permitidos, tal cual. Catálogo: road-types. */
  road_type: RoadTypeValue;
  /** Nombre de la vía del domicilio del titular, sin el tipo ni el número. Formato: de 1 a 100 caracteres, no en blanco ni con caracteres invisibles. */
  road_name: string;
  /** Número de la vía del domicilio del titular. Formato: de 1 a 10 caracteres; S/N si la vía no tiene número. */
  road_number: string;
}

/** Titular de la póliza: quien contrata el seguro. */
export interface HomeRequestHolder {
  /** Tipo de documento de identidad del titular. Formato: uno de los valores permitidos, tal cual. Catálogo: document-types. */
  document_type: 'Dni' | 'Nie' | 'Passport';
  /** Número del documento de identidad del titular, con su letra. Formato: según document_type: Dni, 8 dígitos y letra; Nie, X, Y o Z, 7 dígitos y letra; Passport, de 5 a 20 caracteres. */
  document_id: string;
  /** Nacionalidad del titular (ISO 3166-1 alfa-3). Formato: uno de los valores permitidos, tal cual; con DNI, ESP o nada. Catálogo: nationalities. Obligatorio si holder.document_type es Nie o Passport. */
  nationality?: NationalityValue;
  /** Nombre del titular, como figura en el documento. Formato: de 1 a 60 caracteres, solo letras, con espacios sueltos, guion, apóstrofo o punto medio entre ellas. */
  name: string;
  /** Primer apellido del titular. Formato: de 1 a 60 caracteres, solo letras; sin apellido en el documento no se cotiza aquí. */
  surname: string;
  /** Segundo apellido del titular. Formato: hasta 60 caracteres, solo letras; con DNI y sin segundo apellido (no enviado, o vacío) se repite el primero. */
  surname2?: string;
  /** Fecha de nacimiento del titular. Formato: fecha AAAA-MM-DD, no futura. */
  birth_date: string;
  /** Sexo del titular, como figura en el documento. No cambia el precio. Formato: uno de los valores permitidos, tal cual. Catálogo: genders. */
  gender: 'Male' | 'Female';
  /** Estado civil del titular. Formato: uno de los valores permitidos, tal cual. Catálogo: marital-statuses. */
  marital_status: MaritalStatusValue;
  /** Situación laboral del titular. Formato: uno de los valores permitidos, tal cual. Catálogo: employment-statuses. */
  employment_status: EmploymentStatusValue;
  /** Ocupación del titular: código CNO-11 de 4 dígitos. Formato: código CNO-11 de 4 dígitos, como texto, del catálogo economic-occupations; sin actividad laboral, la última. */
  economic_occupation: string;
  /** Teléfono móvil español del titular. Formato: móvil español: 9 dígitos que empiezan por 6 o 7, con +34 o 0034 delante si se quiere. */
  phone: string;
  /** Correo electrónico del titular: ahí va la documentación de la póliza. Formato: de 1 a 100 caracteres, de la forma nombre@dominio.es. */
  email: string;
  /** Si el titular vive en la vivienda asegurada: entonces su domicilio es risk.address. Formato: true o false. */
  address_same_as_risk?: boolean;
  address?: HomeRequestHolderAddress;
}

/** Dirección de la vivienda asegurada. */
export interface HomeRequestRiskAddress {
  /** Código postal de la vivienda asegurada. Formato: código postal español de 5 dígitos, como texto. */
  postal_code: string;
  /** Municipio de la vivienda asegurada: su id en el catálogo de municipios del código postal. Formato: entero: el valor del municipio en el catálogo towns; con un solo municipio se deduce del código postal, con varios es obligatorio. */
  town_id?: number;
  /** Tipo de vía de la vivienda asegurada. Formato: uno de los valores permitidos, tal cual. Catálogo: road-types. */
  road_type: RoadTypeValue;
  /** Nombre de la vía de la vivienda asegurada, sin el tipo ni el número. Formato: de 1 a 100 caracteres, no en blanco ni con caracteres invisibles. */
  road_name: string;
  /** Número de la vía de la vivienda asegurada. Formato: de 1 a 10 caracteres; S/N si la vía no tiene número. */
  road_number: string;
}

/** Vivienda que se asegura. */
export interface HomeRequestRisk {
  /** Superficie construida. Formato: número de 10 a 2000, metros cuadrados. */
  area_m2: number;
  /** Año de construcción. Formato: entero de 1700 al año en curso. */
  year_built: number;
  /** Año de la última reforma; null si nunca se ha reformado. Formato: entero de 1900 al año en curso; o null. */
  last_reform_year: number | null;
  /** Número de habitaciones. Formato: entero de 1 a 50. */
  rooms: number;
  /** Régimen de uso de la vivienda. Formato: uno de los valores permitidos, tal cual. Catálogo: home-uses. */
  use: 'Owner' | 'Rental' | 'Tenant';
  /** Ocupación de la vivienda. Formato: uno de los valores permitidos, tal cual. Catálogo: home-occupancies. */
  occupancy: 'MainResidence' | 'SecondHome';
  /** Tipo de vivienda. Formato: uno de los valores permitidos, tal cual. Catálogo: home-property-types. */
  dwelling_type: DwellingTypeValue;
  /** Entorno de la vivienda. Formato: uno de los valores permitidos, tal cual. Catálogo: home-locations. */
  location: 'CityCentre' | 'ResidentialDevelopment' | 'Depopulated';
  /** Materiales de construcción. Formato: uno de los valores permitidos, tal cual. Catálogo: home-build-materials. */
  materials: 'NonCombustible' | 'LessThan25Combustible' | 'MoreThan25Combustible';
  /** Calidad de construcción. Formato: uno de los valores permitidos, tal cual. Catálogo: home-build-qualities. */
  build_quality: BuildQualityValue;
  /** Alarma. Que no la haya se declara expresamente. Formato: uno de los valores permitidos, tal cual. Catálogo: home-alarm-types. */
  alarm: 'NoAlarm' | 'ConnectedAlarm' | 'NonConnectedAlarm';
  /** El titular responde de la vivienda en la póliza. Formato: siempre true, también para inquilinos. */
  owner_is_holder: true;
  /** Capital asegurado de continente. Formato: número de 0 a 5000000, euros; 0.01 como mínimo salvo para inquilinos. */
  buildings_limit: number;
  /** Capital asegurado de contenido. 0 es válido y se respeta. Formato: número de 0 a 2000000, euros. */
  contents_limit: number;
  /** Forma de indemnización. Formato: uno de los valores permitidos, tal cual. Catálogo: home-settlement-types. */
  settlement_type: 'ReplacementValue' | 'FirstRisk';
  /** Puerta principal blindada o acorazada. Sin enviar, no se declara y no descuenta. Formato: true o false. Catálogo: home-door-types. */
  security_main_door?: boolean;
  /** Rejas o protección en las ventanas. Sin enviar, no se declara y no descuenta. Formato: true o false. */
  security_windows?: boolean;
  /** Referencia catastral. Identifica el inmueble; no cambia el precio. Formato: de 14 a 20 caracteres, no en blanco ni con caracteres invisibles. */
  cadastral_reference?: string;
  address: HomeRequestRiskAddress;
}

export interface HomeRequest {
  /** Ramo que se cotiza. Decide la forma de la petición. Formato: uno de los valores permitidos, tal cual. */
  insurance_line: 'Home';
  /** Fecha de efecto: primer día de cobertura, por el calendario de España. Formato: fecha AAAA-MM-DD, hoy o posterior. */
  effective_date: string;
  /** Referencia propia de quien llama. Se devuelve tal cual. Formato: hasta 100 caracteres, ninguno invisible. */
  client_reference?: string;
  holder: HomeRequestHolder;
  risk: HomeRequestRisk;
}

/** Domicilio del titular. */
export type CarRequestHolderAddress = HomeRequestHolderAddress;

/** Titular de la póliza: quien contrata el seguro. */
export interface CarRequestHolder extends Omit<
  HomeRequestHolder,
  'surname2' | 'economic_occupation' | 'address_same_as_risk' | 'address'
> {
  /** Segundo apellido del titular. Formato: hasta 60 caracteres, solo letras; vacío ("") si no tiene segundo apellido. Obligatorio si holder.document_type es Dni. */
  surname2?: string;
  /** Ocupación del titular: código CNO-11 de 4 dígitos. Formato: código CNO-11 de 4 dígitos, como texto, del catálogo economic-occupations. Obligatorio si holder.employment_status es Employee, SelfEmployed o CivilServant. */
  economic_occupation?: string;
  address: CarRequestHolderAddress;
}

/** Coche que se asegura. */
export interface CarRequestVehicle {
  /** Matrícula. Identifica el vehículo solo si corresponde a una única versión. Formato: de 4 a 10 caracteres, los de una matrícula española, con o sin espacios y guiones (1234BCD, M-1234-AB, C1234BCD). */
  registration_plate?: string;
  /** Marca: id del catálogo. Formato: valor del catálogo vehicle-brands. */
  brand_id?: string;
  /** Modelo: id del catálogo. Formato: valor del catálogo vehicle-models. */
  model_id?: string;
  /** Versión exacta: id del catálogo. Formato: valor del catálogo vehicle-versions; obligatorio sin matrícula o si no basta. Obligatorio si no se envía vehicle.registration_plate. */
  version_id?: string;
  /** Nombre de la marca. Solo informativo. Formato: hasta 80 caracteres, ninguno invisible. */
  brand_name?: string;
  /** Nombre del modelo. Solo informativo. Formato: hasta 80 caracteres, ninguno invisible. */
  model_name?: string;
  /** Nombre de la versión. Solo informativo. Formato: hasta 160 caracteres, ninguno invisible. */
  version_name?: string;
  /** Fecha de primera matriculación. Formato: fecha AAAA-MM-DD; obligatoria sin matrícula o si no basta. Obligatorio si no se envía vehicle.registration_plate. */
  registration_date?: string;
  /** Cómo se adquirió. Nunca se deduce de las fechas. Formato: uno de los valores permitidos, tal cual. */
  purchase_type: PurchaseTypeValue;
  /** Fecha de compra. No puede ser anterior a la primera matriculación. Formato: fecha AAAA-MM-DD, no futura. Obligatorio si vehicle.purchase_type no es planned. No se envía si vehicle.purchase_type es planned. */
  purchase_date?: string;
  /** Uso del coche. Formato: uno de los valores permitidos, tal cual. Catálogo: car-use-types. */
  use: 'Private' | 'Professional' | 'PublicService';
  /** Kilómetros al año. Formato: uno de los valores permitidos, tal cual. Catálogo: annual-km-options. */
  annual_km: AnnualKmValue;
  /** Dónde duerme el coche. Formato: uno de los valores permitidos, tal cual. Catálogo: car-parking-types. */
  parking_type: 'PrivateGarage' | 'CommunalParking' | 'NoGarage';
  /** Combustible. Identificado el vehículo, vale el del catálogo. Formato: uno de los valores permitidos, tal cual. Catálogo: fuel-types. */
  fuel_type?: FuelTypeValue;
  /** Precio de venta al público del coche nuevo, impuestos incluidos. Formato: número de 1 a 5000000, euros. */
  retail_price?: number;
}

/** Conductor habitual. */
export interface CarRequestDriver {
  /** Si el conductor habitual es el titular. Con true no se envía su identidad. Formato: true o false. */
  same_as_holder: boolean;
  /** Tipo de documento de identidad del conductor habitual. Formato: uno de los valores permitidos, tal cual. Catálogo: document-types. Obligatorio si driver.same_as_holder es false. No se envía si driver.same_as_holder es true. */
  document_type?: 'Dni' | 'Nie' | 'Passport';
  /** Número del documento de identidad del conductor habitual, con su letra. Formato: según document_type: Dni, 8 dígitos y letra; Nie, X, Y o Z, 7 dígitos y letra; Passport, de 5 a 20 caracteres. Obligatorio si driver.same_as_holder es false. No se envía si driver.same_as_holder es true. */
  document_id?: string;
  /** Nacionalidad del conductor habitual (ISO 3166-1 alfa-3). Formato: uno de los valores permitidos, tal cual; con DNI, ESP o nada. Catálogo: nationalities. Obligatorio si driver.same_as_holder es false y driver.document_type es Nie o Passport. No se envía si driver.same_as_holder es true. */
  nationality?: NationalityValue;
  /** Nombre del conductor habitual, como figura en el documento. Formato: de 1 a 60 caracteres, solo letras, con espacios sueltos, guion, apóstrofo o punto medio entre ellas. Obligatorio si driver.same_as_holder es false. No se envía si driver.same_as_holder es true. */
  name?: string;
  /** Primer apellido del conductor habitual. Formato: de 1 a 60 caracteres, solo letras; sin apellido en el documento no se cotiza aquí. Obligatorio si driver.same_as_holder es false. No se envía si driver.same_as_holder es true. */
  surname?: string;
  /** Segundo apellido del conductor habitual. Formato: hasta 60 caracteres, solo letras; vacío ("") si no tiene segundo apellido. Obligatorio si driver.same_as_holder es false y driver.document_type es Dni. No se envía si driver.same_as_holder es true. */
  surname2?: string;
  /** Fecha de nacimiento del conductor habitual. Formato: fecha AAAA-MM-DD, no futura. Obligatorio si driver.same_as_holder es false. No se envía si driver.same_as_holder es true. */
  birth_date?: string;
  /** Sexo del conductor habitual, como figura en el documento. No cambia el precio. Formato: uno de los valores permitidos, tal cual. Catálogo: genders. Obligatorio si driver.same_as_holder es false. No se envía si driver.same_as_holder es true. */
  gender?: 'Male' | 'Female';
  /** Estado civil del conductor habitual. Formato: uno de los valores permitidos, tal cual. Catálogo: marital-statuses. Obligatorio si driver.same_as_holder es false. No se envía si driver.same_as_holder es true. */
  marital_status?: MaritalStatusValue;
  /** Permiso de conducir. Formato: uno de los valores permitidos, tal cual. Catálogo: driving-license-types. */
  driving_license_type: 'B' | 'C1' | 'C';
  /** Fecha en que se obtuvo ese permiso, no la del carné. Formato: fecha AAAA-MM-DD, no futura. */
  driving_license_date: string;
  /** País que expidió el permiso (ISO 3166-1 alfa-3). Formato: ESP; con el permiso de otro país no se cotiza. Catálogo: nationalities. */
  driving_license_country: 'ESP';
  /** Si el conductor ha estado asegurado antes como conductor de coche. Formato: true o false. */
  previously_insured: boolean;
  /** Compañía anterior: su código en el catálogo. Formato: valor del catálogo car-insurance-companies. Obligatorio si driver.previously_insured es true. No se envía si driver.previously_insured es false. */
  previous_company_code?: string;
  /** Número de la póliza anterior. Formato: de 5 a 40 caracteres, no en blanco ni con caracteres invisibles. Obligatorio si driver.previously_insured es true. No se envía si driver.previously_insured es false. */
  previous_policy_number?: string;
  /** Matrícula del vehículo asegurado antes, también si es de otro país. Formato: de 4 a 10 caracteres, los de una matrícula, española o de otro país: letras y cifras, con o sin espacios y guiones. Obligatorio si driver.previously_insured es true. No se envía si driver.previously_insured es false. */
  previous_plate?: string;
  /** Años asegurado en total. Formato: entero de 0 a 80, años. Obligatorio si driver.previously_insured es true. No se envía si driver.previously_insured es false. */
  total_years_insured?: number;
  /** Años en la compañía anterior. Formato: entero de 0 a 80, años. Obligatorio si driver.previously_insured es true. No se envía si driver.previously_insured es false. */
  years_in_previous_company?: number;
  /** Años sin siniestros con culpa. Formato: entero de 0 a 80, años. Obligatorio si driver.previously_insured es true. No se envía si driver.previously_insured es false. */
  years_without_accidents?: number;
  /** Siniestros con culpa en los últimos 5 años. Formato: entero de 0 a 20. Obligatorio si driver.previously_insured es true. No se envía si driver.previously_insured es false. */
  last_five_years_accidents?: number;
  /** Multas de tráfico en los últimos 3 años; 6 significa más de cinco. Formato: uno de los valores permitidos, tal cual. */
  penalties: PenaltiesValue;
  /** Si la única multa fue de aparcamiento. Formato: true o false. Obligatorio si driver.penalties es 1. */
  parking_fine_only?: boolean;
  /** Si ha perdido puntos del permiso en el último año. Formato: true o false. */
  points_lost: boolean;
}

/** Propietario del vehículo, si no es el titular. No se envía si owner_same_as_holder es true. Obligatorio si owner_same_as_holder es false. */
export interface CarRequestOwner {
  /** Tipo de documento de identidad del propietario. Formato: uno de los valores permitidos, tal cual. Catálogo: document-types. */
  document_type: 'Dni' | 'Nie' | 'Passport';
  /** Número del documento de identidad del propietario, con su letra. Formato: según document_type: Dni, 8 dígitos y letra; Nie, X, Y o Z, 7 dígitos y letra; Passport, de 5 a 20 caracteres. */
  document_id: string;
  /** Nacionalidad del propietario (ISO 3166-1 alfa-3). Formato: uno de los valores permitidos, tal cual; con DNI, ESP o nada. Catálogo: nationalities. Obligatorio si owner.document_type es Nie o Passport. */
  nationality?: NationalityValue;
  /** Nombre del propietario, como figura en el documento. Formato: de 1 a 60 caracteres, solo letras, con espacios sueltos, guion, apóstrofo o punto medio entre ellas. */
  name: string;
  /** Primer apellido del propietario. Formato: de 1 a 60 caracteres, solo letras; sin apellido en el documento no se cotiza aquí. */
  surname: string;
  /** Segundo apellido del propietario. Formato: hasta 60 caracteres, solo letras; vacío ("") si no tiene segundo apellido. Obligatorio si owner.document_type es Dni. */
  surname2?: string;
  /** Fecha de nacimiento del propietario. Formato: fecha AAAA-MM-DD, no futura. */
  birth_date: string;
  /** Sexo del propietario, como figura en el documento. No cambia el precio. Formato: uno de los valores permitidos, tal cual. Catálogo: genders. */
  gender: 'Male' | 'Female';
  /** Estado civil del propietario. Formato: uno de los valores permitidos, tal cual. Catálogo: marital-statuses. */
  marital_status: MaritalStatusValue;
}

export interface CarRequest {
  /** Ramo que se cotiza. Decide la forma de la petición. Formato: uno de los valores permitidos, tal cual. */
  insurance_line: 'Car';
  /** Fecha de efecto: primer día de cobertura, por el calendario de España. Formato: fecha AAAA-MM-DD, hoy o posterior. */
  effective_date: string;
  /** Referencia propia de quien llama. Se devuelve tal cual. Formato: hasta 100 caracteres, ninguno invisible. */
  client_reference?: string;
  holder: CarRequestHolder;
  vehicle: CarRequestVehicle;
  driver: CarRequestDriver;
  /** Si el propietario del vehículo es el titular. Con false se envía owner; con true no. Formato: true o false. */
  owner_same_as_holder: boolean;
  owner?: CarRequestOwner;
}

/** Domicilio del titular. */
export type MotorcycleRequestHolderAddress = HomeRequestHolderAddress;

/** Titular de la póliza: quien contrata el seguro. */
export interface MotorcycleRequestHolder extends Omit<CarRequestHolder, 'address'> {
  address: MotorcycleRequestHolderAddress;
}

/** Moto que se asegura. */
export interface MotorcycleRequestVehicle {
  /** Matrícula. Identifica el vehículo solo si corresponde a una única versión. Formato: de 4 a 10 caracteres, los de una matrícula española, con o sin espacios y guiones (1234BCD, M-1234-AB, C1234BCD). */
  registration_plate?: string;
  /** Versión exacta: id del catálogo de motos. Formato: valor del catálogo vehicle-versions; obligatorio sin matrícula o si no basta. Obligatorio si no se envía vehicle.registration_plate. */
  code?: string;
  /** Fecha de primera matriculación. Formato: fecha AAAA-MM-DD; obligatoria sin matrícula o si no basta. Obligatorio si no se envía vehicle.registration_plate. */
  registration_date?: string;
  /** Fecha de compra. No puede ser anterior a la primera matriculación. Formato: fecha AAAA-MM-DD, no futura. */
  purchase_date: string;
  /** Código postal por el que circula. El del titular no se da por supuesto. Formato: código postal español de 5 dígitos, como texto. */
  circulation_postal_code: string;
  /** Municipio por el que circula: su id en el catálogo de municipios del código postal. Formato: entero: el valor del municipio en el catálogo towns; con un solo municipio se deduce del código postal, con varios es obligatorio. */
  circulation_town_id?: number;
  /** Dónde duerme la moto. Formato: uno de los valores permitidos, tal cual. Catálogo: motorcycle-garage-types. */
  garage_type_id: 'PrivateGarage' | 'CommunalParking' | 'NoGarage';
  /** Kilómetros al año. Formato: entero de 1 a 200000, kilómetros. */
  kilometers_per_year: number;
}

/** Conductor habitual. */
export interface MotorcycleRequestDriver extends Omit<
  CarRequestDriver,
  | 'driving_license_type'
  | 'driving_license_country'
  | 'previously_insured'
  | 'previous_company_code'
  | 'penalties'
  | 'parking_fine_only'
  | 'points_lost'
> {
  /** Permiso con el que se conduce la moto. Tiene que habilitar para ella. Formato: uno de los valores permitidos, tal cual. Catálogo: motorcycle-driving-license-types. */
  driving_license_type: DrivingLicenseTypeValue;
  /** Zona en la que se expidió el permiso. Formato: uno de los valores permitidos, tal cual. */
  driving_license_issuing_zone_id: 'Spain' | 'RestEU' | 'RestWorld';
  /** Experiencia del conductor con motos. Formato: uno de los valores permitidos, tal cual. Catálogo: motorcycle-driving-experience. */
  driving_experience_id: 'NoExperience' | 'ThisMotorcycle' | 'OtherMotorcycle';
  /** La otra moto con la que tiene experiencia: id de su versión. Formato: valor del catálogo vehicle-versions. Obligatorio si driver.driving_experience_id es OtherMotorcycle. */
  previous_motorcycle_code?: string;
  /** Si tiene también permiso de coche. Formato: true o false. */
  has_car_license?: boolean;
  /** Fecha en que se obtuvo por primera vez el permiso de coche: columna 10 del carné, no 4a. Formato: fecha AAAA-MM-DD, no futura. Obligatorio si driver.has_car_license es true. */
  car_license_date?: string;
  /** Si el conductor ha estado asegurado antes como conductor de moto. Formato: true o false. */
  previously_insured: boolean;
  /** Compañía anterior: su código en el catálogo. Formato: valor del catálogo motorcycle-insurance-companies. Obligatorio si driver.previously_insured es true. No se envía si driver.previously_insured es false. */
  previous_company_code?: string;
  /** Multas de tráfico en los últimos 3 años; 6 significa más de cinco. Ninguna aseguradora lo usa. Formato: uno de los valores permitidos, tal cual. */
  penalties?: PenaltiesValue;
  /** Si ha perdido puntos del permiso en el último año. Ninguna aseguradora lo usa. Formato: true o false. */
  points_lost?: boolean;
}

/** Propietario del vehículo, si no es el titular. No se envía si owner_same_as_holder es true. Obligatorio si owner_same_as_holder es false. */
export type MotorcycleRequestOwner = CarRequestOwner;

export interface MotorcycleRequest {
  /** Ramo que se cotiza. Decide la forma de la petición. Formato: uno de los valores permitidos, tal cual. */
  insurance_line: 'Motorcycle';
  /** Fecha de efecto: primer día de cobertura, por el calendario de España. Formato: fecha AAAA-MM-DD, hoy o posterior. */
  effective_date: string;
  /** Referencia propia de quien llama. Se devuelve tal cual. Formato: hasta 100 caracteres, ninguno invisible. */
  client_reference?: string;
  holder: MotorcycleRequestHolder;
  vehicle: MotorcycleRequestVehicle;
  driver: MotorcycleRequestDriver;
  /** Si el propietario del vehículo es el titular. Con false se envía owner; con true no. Formato: true o false. */
  owner_same_as_holder: boolean;
  owner?: MotorcycleRequestOwner;
}

/** Domicilio del titular, si no es la vivienda asegurada. No se envía si holder.address_same_as_risk es true. Obligatorio si holder.address_same_as_risk no es true. */
export type PartialHomeRequestHolderAddress = Partial<HomeRequestHolderAddress>;

/** Titular de la póliza: quien contrata el seguro. */
export interface PartialHomeRequestHolder extends Partial<Omit<HomeRequestHolder, 'address'>> {
  address?: PartialHomeRequestHolderAddress;
}

/** Dirección de la vivienda asegurada. */
export type PartialHomeRequestRiskAddress = Partial<HomeRequestRiskAddress>;

/** Vivienda que se asegura. */
export interface PartialHomeRequestRisk extends Partial<Omit<HomeRequestRisk, 'address'>> {
  address?: PartialHomeRequestRiskAddress;
}

export interface PartialHomeRequest {
  /** Ramo que se cotiza. Decide la forma de la petición. Formato: uno de los valores permitidos, tal cual. */
  insurance_line: 'Home';
  /** Fecha de efecto: primer día de cobertura, por el calendario de España. Formato: fecha AAAA-MM-DD, hoy o posterior. */
  effective_date?: string;
  /** Referencia propia de quien llama. Se devuelve tal cual. Formato: hasta 100 caracteres, ninguno invisible. */
  client_reference?: string;
  holder?: PartialHomeRequestHolder;
  risk?: PartialHomeRequestRisk;
}

/** Domicilio del titular. */
export type PartialCarRequestHolderAddress = Partial<HomeRequestHolderAddress>;

/** Titular de la póliza: quien contrata el seguro. */
export interface PartialCarRequestHolder extends Partial<Omit<CarRequestHolder, 'address'>> {
  address?: PartialCarRequestHolderAddress;
}

/** Coche que se asegura. */
export type PartialCarRequestVehicle = Partial<CarRequestVehicle>;

/** Conductor habitual. */
export type PartialCarRequestDriver = Partial<CarRequestDriver>;

/** Propietario del vehículo, si no es el titular. No se envía si owner_same_as_holder es true. Obligatorio si owner_same_as_holder es false. */
export type PartialCarRequestOwner = Partial<CarRequestOwner>;

export interface PartialCarRequest {
  /** Ramo que se cotiza. Decide la forma de la petición. Formato: uno de los valores permitidos, tal cual. */
  insurance_line: 'Car';
  /** Fecha de efecto: primer día de cobertura, por el calendario de España. Formato: fecha AAAA-MM-DD, hoy o posterior. */
  effective_date?: string;
  /** Referencia propia de quien llama. Se devuelve tal cual. Formato: hasta 100 caracteres, ninguno invisible. */
  client_reference?: string;
  holder?: PartialCarRequestHolder;
  vehicle?: PartialCarRequestVehicle;
  driver?: PartialCarRequestDriver;
  /** Si el propietario del vehículo es el titular. Con false se envía owner; con true no. Formato: true o false. */
  owner_same_as_holder?: boolean;
  owner?: PartialCarRequestOwner;
}

/** Domicilio del titular. */
export type PartialMotorcycleRequestHolderAddress = Partial<HomeRequestHolderAddress>;

/** Titular de la póliza: quien contrata el seguro. */
export interface PartialMotorcycleRequestHolder extends Partial<Omit<CarRequestHolder, 'address'>> {
  address?: PartialMotorcycleRequestHolderAddress;
}

/** Moto que se asegura. */
export type PartialMotorcycleRequestVehicle = Partial<MotorcycleRequestVehicle>;

/** Conductor habitual. */
export type PartialMotorcycleRequestDriver = Partial<MotorcycleRequestDriver>;

/** Propietario del vehículo, si no es el titular. No se envía si owner_same_as_holder es true. Obligatorio si owner_same_as_holder es false. */
export type PartialMotorcycleRequestOwner = Partial<CarRequestOwner>;

export interface PartialMotorcycleRequest {
  /** Ramo que se cotiza. Decide la forma de la petición. Formato: uno de los valores permitidos, tal cual. */
  insurance_line: 'Motorcycle';
  /** Fecha de efecto: primer día de cobertura, por el calendario de España. Formato: fecha AAAA-MM-DD, hoy o posterior. */
  effective_date?: string;
  /** Referencia propia de quien llama. Se devuelve tal cual. Formato: hasta 100 caracteres, ninguno invisible. */
  client_reference?: string;
  holder?: PartialMotorcycleRequestHolder;
  vehicle?: PartialMotorcycleRequestVehicle;
  driver?: PartialMotorcycleRequestDriver;
  /** Si el propietario del vehículo es el titular. Con false se envía owner; con true no. Formato: true o false. */
  owner_same_as_holder?: boolean;
  owner?: PartialMotorcycleRequestOwner;
}

/** Dirección de la vivienda asegurada. */
export interface HomeEstimateRequestRiskAddress {
  /** Código postal de la vivienda asegurada. Formato: código postal español de 5 dígitos, como texto. */
  postal_code: string;
  /** Municipio de la vivienda asegurada: su id en el catálogo de municipios del código postal. Formato: entero: el valor del municipio en el catálogo towns; con un solo municipio se deduce del código postal, con varios es obligatorio. */
  town_id?: number;
}

/** Vivienda que se asegura. */
export interface HomeEstimateRequestRisk extends Partial<
  Omit<HomeRequestRisk, 'area_m2' | 'owner_is_holder' | 'cadastral_reference' | 'address'>
> {
  /** Superficie construida. Formato: número de 10 a 2000, metros cuadrados. */
  area_m2: number;
  address: HomeEstimateRequestRiskAddress;
}

export interface HomeEstimateRequest {
  /** Ramo que se cotiza. Decide la forma de la petición. Formato: uno de los valores permitidos, tal cual. */
  insurance_line: 'Home';
  /** Fecha de efecto: primer día de cobertura, por el calendario de España. Formato: fecha AAAA-MM-DD, hoy o posterior. */
  effective_date?: string;
  risk: HomeEstimateRequestRisk;
}

/** Domicilio del titular. */
export interface CarEstimateRequestHolderAddress {
  /** Código postal del domicilio del titular. Formato: código postal español de 5 dígitos, como texto. */
  postal_code: string;
  /** Municipio del domicilio del titular: su id en el catálogo de municipios del código postal. Formato: entero: el valor del municipio en el catálogo towns; con un solo municipio se deduce del código postal, con varios es obligatorio. */
  town_id?: number;
}

/** Titular de la póliza: quien contrata el seguro. */
export interface CarEstimateRequestHolder {
  /** Fecha de nacimiento del titular. Formato: fecha AAAA-MM-DD, no futura. */
  birth_date?: string;
  /** Situación laboral del titular. Formato: uno de los valores permitidos, tal cual. Catálogo: employment-statuses. */
  employment_status?: EmploymentStatusValue;
  address: CarEstimateRequestHolderAddress;
}

/** Coche que se asegura. */
export interface CarEstimateRequestVehicle {
  /** Versión exacta: id del catálogo. Formato: valor del catálogo vehicle-versions. */
  version_id: string;
  /** Fecha de primera matriculación. Formato: fecha AAAA-MM-DD. */
  registration_date: string;
  /** Uso del coche. Formato: uno de los valores permitidos, tal cual. Catálogo: car-use-types. */
  use?: 'Private' | 'Professional' | 'PublicService';
  /** Kilómetros al año. Formato: uno de los valores permitidos, tal cual. Catálogo: annual-km-options. */
  annual_km?: AnnualKmValue;
  /** Dónde duerme el coche. Formato: uno de los valores permitidos, tal cual. Catálogo: car-parking-types. */
  parking_type?: 'PrivateGarage' | 'CommunalParking' | 'NoGarage';
  /** Precio de venta al público del coche nuevo, impuestos incluidos. Formato: número de 1 a 5000000, euros. */
  retail_price?: number;
}

/** Conductor habitual. */
export interface CarEstimateRequestDriver {
  /** Si el conductor habitual es el titular. Con true no se envía su identidad. Formato: true o false. */
  same_as_holder?: boolean;
  /** Fecha de nacimiento del conductor habitual. Formato: fecha AAAA-MM-DD, no futura. Obligatorio si driver.same_as_holder es false. No se envía si driver.same_as_holder es true. */
  birth_date?: string;
  /** Fecha en que se obtuvo ese permiso, no la del carné. Formato: fecha AAAA-MM-DD, no futura. */
  driving_license_date?: string;
  /** Si el conductor ha estado asegurado antes como conductor de coche. Formato: true o false. */
  previously_insured?: boolean;
  /** Años sin siniestros con culpa. Formato: entero de 0 a 80, años. Obligatorio si driver.previously_insured es true. No se envía si driver.previously_insured es false. */
  years_without_accidents?: number;
  /** Siniestros con culpa en los últimos 5 años. Formato: entero de 0 a 20. Obligatorio si driver.previously_insured es true. No se envía si driver.previously_insured es false. */
  last_five_years_accidents?: number;
  /** Multas de tráfico en los últimos 3 años; 6 significa más de cinco. Formato: uno de los valores permitidos, tal cual. */
  penalties?: PenaltiesValue;
  /** Si la única multa fue de aparcamiento. Formato: true o false. Obligatorio si driver.penalties es 1. */
  parking_fine_only?: boolean;
  /** Si ha perdido puntos del permiso en el último año. Formato: true o false. */
  points_lost?: boolean;
}

export interface CarEstimateRequest {
  /** Ramo que se cotiza. Decide la forma de la petición. Formato: uno de los valores permitidos, tal cual. */
  insurance_line: 'Car';
  /** Fecha de efecto: primer día de cobertura, por el calendario de España. Formato: fecha AAAA-MM-DD, hoy o posterior. */
  effective_date?: string;
  holder: CarEstimateRequestHolder;
  vehicle: CarEstimateRequestVehicle;
  driver?: CarEstimateRequestDriver;
}

/** Titular de la póliza: quien contrata el seguro. */
export interface MotorcycleEstimateRequestHolder {
  /** Fecha de nacimiento del titular. Formato: fecha AAAA-MM-DD, no futura. */
  birth_date?: string;
}

/** Moto que se asegura. */
export interface MotorcycleEstimateRequestVehicle {
  /** Versión exacta: id del catálogo de motos. Formato: valor del catálogo vehicle-versions. */
  code: string;
  /** Fecha de primera matriculación. Formato: fecha AAAA-MM-DD. */
  registration_date: string;
  /** Código postal por el que circula. El del titular no se da por supuesto. Formato: código postal español de 5 dígitos, como texto. */
  circulation_postal_code: string;
  /** Municipio por el que circula: su id en el catálogo de municipios del código postal. Formato: entero: el valor del municipio en el catálogo towns; con un solo municipio se deduce del código postal, con varios es obligatorio. */
  circulation_town_id?: number;
  /** Dónde duerme la moto. Formato: uno de los valores permitidos, tal cual. Catálogo: motorcycle-garage-types. */
  garage_type_id?: 'PrivateGarage' | 'CommunalParking' | 'NoGarage';
  /** Kilómetros al año. Formato: entero de 1 a 200000, kilómetros. */
  kilometers_per_year?: number;
}

/** Conductor habitual. */
export interface MotorcycleEstimateRequestDriver {
  /** Si el conductor habitual es el titular. Con true no se envía su identidad. Formato: true o false. */
  same_as_holder?: boolean;
  /** Fecha de nacimiento del conductor habitual. Formato: fecha AAAA-MM-DD, no futura. Obligatorio si driver.same_as_holder es false. No se envía si driver.same_as_holder es true. */
  birth_date?: string;
  /** Permiso con el que se conduce la moto. Tiene que habilitar para ella. Formato: uno de los valores permitidos, tal cual. Catálogo: motorcycle-driving-license-types. */
  driving_license_type?: DrivingLicenseTypeValue;
  /** Fecha en que se obtuvo ese permiso, no la del carné. Formato: fecha AAAA-MM-DD, no futura. */
  driving_license_date?: string;
  /** Experiencia del conductor con motos. Formato: uno de los valores permitidos, tal cual. Catálogo: motorcycle-driving-experience. */
  driving_experience_id?: 'NoExperience' | 'ThisMotorcycle' | 'OtherMotorcycle';
  /** Si el conductor ha estado asegurado antes como conductor de moto. Formato: true o false. */
  previously_insured?: boolean;
  /** Años sin siniestros con culpa. Formato: entero de 0 a 80, años. Obligatorio si driver.previously_insured es true. No se envía si driver.previously_insured es false. */
  years_without_accidents?: number;
  /** Siniestros con culpa en los últimos 5 años. Formato: entero de 0 a 20. Obligatorio si driver.previously_insured es true. No se envía si driver.previously_insured es false. */
  last_five_years_accidents?: number;
}

export interface MotorcycleEstimateRequest {
  /** Ramo que se cotiza. Decide la forma de la petición. Formato: uno de los valores permitidos, tal cual. */
  insurance_line: 'Motorcycle';
  /** Fecha de efecto: primer día de cobertura, por el calendario de España. Formato: fecha AAAA-MM-DD, hoy o posterior. */
  effective_date?: string;
  holder?: MotorcycleEstimateRequestHolder;
  vehicle: MotorcycleEstimateRequestVehicle;
  driver?: MotorcycleEstimateRequestDriver;
}

export interface QuoteResultMejorPorNivel {
  nivel: string;
  nombre: string;
  precio: number;
  aseguradora: string | null;
  oferta_id: string;
  /** Coberturas que añade al nivel anterior. */
  anade: readonly string[];
}

export interface QuoteResultRechazosMotivos {
  codigo: string;
  mensaje: string;
}

export interface QuoteResultRechazos {
  aseguradora: string;
  motivos: readonly QuoteResultRechazosMotivos[];
}

export interface QuoteResult {
  /** Si hay al menos una oferta. */
  estado: 'cotizado' | 'sin_ofertas';
  /** Ramo cotizado. */
  ramo: 'Home' | 'Car' | 'Motorcycle';
  /** Referencia de la cotización. */
  referencia: string;
  /** La referencia de quien llama, tal cual; null si no la envió. */
  client_reference: string | null;
  /** Ofertas, de menor a mayor `precio`. */
  ofertas: readonly Offer[];
  /** El precio más bajo, en euros. */
  mejor_precio: number | null;
  /** Qué pasa ahora. */
  siguiente_paso: string;
  /** Lo que hay que decir al cliente junto con los precios. */
  aviso: string;
  /** Identificador de la petición. */
  request_id: string;
  /** La mejor oferta de cada nivel, de menos a más cobertura. */
  mejor_por_nivel: readonly QuoteResultMejorPorNivel[];
  /** Quién no lo asegura y por qué. */
  rechazos: readonly QuoteResultRechazos[];
  /** Aseguradoras que no han respondido a tiempo o de forma utilizable. */
  sin_respuesta: readonly string[];
  /** Solo si las hay: aseguradoras que aún no han respondido y cuyas ofertas se añadirán si llegan. */
  pendientes?: readonly string[];
  /** Mientras haya pendientes, con qué se pide la cotización completa (consultar_cotizacion). */
  consulta?: string;
  /** Solo si las hay: lo que alguna necesita saber antes de dar precio. Se responde con responder_aseguradora. */
  preguntas_de_aseguradoras?: readonly InsurerQuestion[];
  /** De la mejor oferta de cada nivel, lo que cuesta o ahorra otra franquicia, el nivel siguiente o pagar una vez al año. */
  alternativas: readonly Alternative[];
}

/** De qué se compone precio_anual_total, en euros; null si no lo dice la aseguradora. */
export interface OfferDesglose {
  prima_neta: number;
  consorcio: number;
  liquidacion: number;
  impuestos: number;
}

export interface OfferAvisos {
  codigo: string;
  mensaje: string;
}

export interface OfferFormasDePago {
  periodicidad: string;
  precio: number;
  precio_anual_total: number;
}

export interface Offer {
  /** Aseguradora. */
  aseguradora: string | null;
  /** Nombre comercial del producto. */
  producto: string | null;
  /** Modalidad. */
  modalidad: string | null;
  /** Lo que paga el cliente cada periodicidad, todo incluido, en euros. */
  precio: number;
  /** Moneda. */
  moneda: 'EUR';
  /** Cada cuánto se paga el precio. */
  periodicidad: string | null;
  /** Lo que cuesta un año, en euros. */
  precio_anual_total: number | null;
  /** Franquicia, en euros; 0: ninguna; null: no procede. */
  franquicia: number | null;
  /** Si el precio es una estimación y no una propuesta de la aseguradora. */
  es_estimacion: boolean;
  /** Identificador de la oferta. */
  oferta_id: string;
  /** Nivel de cobertura, comparable entre aseguradoras. */
  nivel: string | null;
  /** Códigos de las garantías incluidas; texto si no hay código. */
  coberturas: readonly string[];
  /** A qué se compromete la aseguradora. */
  firmeza: 'estimacion' | 'sujeta_a_comprobacion' | 'propuesta';
  /** Último día (AAAA-MM-DD) en que vale el precio. */
  valida_hasta: string | null;
  desglose: OfferDesglose;
  /** En qué difiere de lo pedido, qué del precio puede ser más y si es alto. */
  avisos: readonly OfferAvisos[];
  /** Otras formas de pagar lo mismo, con su recargo; vacía: ninguna. */
  formas_de_pago: readonly OfferFormasDePago[];
  /** Valor del vehículo con el que se calcula el precio, en euros. */
  valor_asegurado: number | null;
  /** Número con el que la aseguradora conoce su propuesta. */
  numero_propuesta: string | null;
}

export interface Alternative {
  /** La oferta que se cambia. */
  desde: string;
  /** Qué cambia. */
  cambio: 'franquicia' | 'nivel' | 'pago';
  /** Lo que tiene. */
  de: string;
  /** Lo que tendría. */
  a: string;
  /** Lo que cuesta de más en un año, en euros; negativo: lo que ahorra. */
  importe: number;
  /** La oferta con el cambio; si es de pago, la misma. */
  oferta_id: string;
}

export interface OfferDetailPedidoYNoDado {
  codigo: string;
  mensaje: string;
}

export interface OfferDetailQueMueveElPrecio {
  dato: string;
  /** Cuánto cambia precio_anual_total por él, en euros; negativo: lo baja. */
  importe: number;
}

export interface OfferDetailDistribuidor {
  etiqueta: string;
  valor: string;
}

export interface OfferDetailIpidTipoDeSeguro {
  titulo: string;
  texto: string;
}

/** El documento de información del producto (IPID); null si la aseguradora no lo ha dado. */
export interface OfferDetailIpid {
  /** Identificador del documento; otro si cambia el producto. */
  producto_id: string;
  /** Cómo se llama el documento. */
  documento: string;
  /** Aseguradora. */
  aseguradora: string;
  /** Estado miembro, situación legal y autorización de la aseguradora. */
  empresa: string;
  /** Nombre comercial del producto. */
  producto: string;
  /** Versión de la tarifa con la que va. */
  version: string;
  /** Ramo. */
  ramo: 'Home' | 'Car' | 'Motorcycle';
  /** Dónde está lo que aquí no se dice. */
  informacion_completa: string;
  tipo_de_seguro: OfferDetailIpidTipoDeSeguro;
  /** En el orden y con los títulos del Reglamento (UE) 2017/1469. */
  secciones: readonly ProductSection[];
  /** Dirección de la página, desde la raíz del servicio. */
  pagina: string;
  /** Dirección del PDF, desde la raíz del servicio. */
  pdf: string;
}

export interface OfferDetail {
  oferta: Offer;
  /** Ramo cotizado. */
  ramo: 'Home' | 'Car' | 'Motorcycle';
  /** Referencia de la cotización. */
  referencia: string;
  /** Cuándo se cotizó. */
  cotizada_el: string;
  /** Lo que incluye. */
  garantias: readonly GuaranteeDetail[];
  /** Garantías del ramo que esta oferta no tiene. */
  no_incluidas: readonly GuaranteeNotIncluded[];
  /** En qué difiere de lo pedido. */
  pedido_y_no_dado: readonly OfferDetailPedidoYNoDado[];
  /** De qué se compone precio_anual_total; vacío si no lo dice la aseguradora. */
  prima: readonly PremiumLine[];
  /** Los datos que más lo suben y los que más lo bajan, frente a la tarifa sin ellos; vacío si no se puede decir. */
  que_mueve_el_precio: readonly OfferDetailQueMueveElPrecio[];
  /** Lo que cuesta o ahorra, con la misma aseguradora, otra franquicia, otro nivel o pagar una vez al año. */
  alternativas: readonly Alternative[];
  /** Qué se asegura, por cuánto y cómo se valora. */
  sumas_aseguradas: readonly InsuredSum[];
  /** Quién distribuye el seguro (Real Decreto-ley 3/2020, art. 173). */
  distribuidor: readonly OfferDetailDistribuidor[];
  ipid: OfferDetailIpid;
  /** Lo que hay que decir al cliente antes de que elija. */
  informacion_legal: readonly string[];
  /** Lo que hay que decir al cliente con el precio. */
  aviso: string;
}

export interface GuaranteeDetail {
  codigo: string | null;
  nombre: string;
  que_cubre: string;
  /** Lo más que paga por siniestro, en euros; null: sin límite propio. */
  limite: number | null;
  /** Lo que pone el cliente en cada siniestro, en euros; null: nada. */
  franquicia: number | null;
  /** En qué términos paga. */
  condiciones: readonly string[];
  /** Lo que suele excluir; la aseguradora puede excluir más. */
  no_cubre: readonly string[];
}

export interface GuaranteeNotIncluded {
  codigo: string;
  nombre: string;
  que_cubre: string;
}

export interface InsurerQuestion {
  /** Con qué nombre se responde. */
  pregunta: string;
  aseguradora: string;
  texto: string;
  /** Para qué lo necesita: el cliente puede saberlo. */
  finalidad: string;
  tipo: 'boolean' | 'integer' | 'string';
  minimo?: number;
  maximo?: number;
  unidad?: string;
  /** Las respuestas posibles, si son una lista. */
  valores?: readonly Candidate[];
  /** Hasta cuándo se admite la respuesta. */
  hasta: string;
}

export interface AnswerRequest {
  /** Cada respuesta, por el nombre de su pregunta; de cada aseguradora, todas las suyas. */
  respuestas: Readonly<Record<string, boolean | number | string>>;
}

export interface ResumeRequest {
  /** El código, como lo dice el cliente. */
  codigo: string;
}

export interface RevisionRequest {
  /** Campos de la petición por su ruta, con su valor nuevo: {"risk.contents_limit": 30000}. null quita el campo. */
  cambios: Readonly<Record<string, string | number | boolean | null>>;
}

export type RevisionResultMejorPorNivel = QuoteResultMejorPorNivel;

export interface RevisionResultRechazosMotivos {
  codigo: string;
  mensaje: string;
}

export interface RevisionResultRechazos {
  aseguradora: string;
  motivos: readonly RevisionResultRechazosMotivos[];
}

export interface RevisionResult extends Omit<QuoteResult, 'mejor_por_nivel' | 'rechazos'> {
  /** La mejor oferta de cada nivel, de menos a más cobertura. */
  mejor_por_nivel: readonly RevisionResultMejorPorNivel[];
  /** Quién no lo asegura y por qué. */
  rechazos: readonly RevisionResultRechazos[];
  revision: Revision;
}

export interface RevisionYaNoOfrecenMotivos {
  codigo: string;
  mensaje: string;
}

export interface RevisionYaNoOfrecen {
  aseguradora: string;
  motivos: readonly RevisionYaNoOfrecenMotivos[];
}

export interface Revision {
  /** Referencia de la cotización revisada, cuyas ofertas valen hasta su día. */
  de: string;
  /** Cada precio antes y ahora, en el orden de las ofertas; al final, las que ya no están. */
  diferencias: readonly PriceDifference[];
  /** Quién ofrecía y ya no, y por qué. */
  ya_no_ofrecen: readonly RevisionYaNoOfrecen[];
  /** Quién ofrece y antes no. */
  ahora_ofrecen: readonly string[];
}

export interface PriceDifferencePartes {
  parte: ParteValue;
  antes: number;
  ahora: number;
}

export interface PriceDifference {
  aseguradora: string | null;
  nivel: string | null;
  modalidad: string | null;
  franquicia: number | null;
  /** Lo que costaba un año, en euros; null: no se ofrecía. */
  antes: number | null;
  /** Lo que cuesta un año, en euros; null: ya no se ofrece. */
  ahora: number | null;
  /** Las partes del precio que cambian, como en desglose; vacía si no se sabe o ninguna. */
  partes: readonly PriceDifferencePartes[];
}

export interface PremiumLine {
  concepto: string;
  importe: number;
  /** De qué norma sale y desde cuándo. */
  base_legal: readonly string[];
  /** Por qué puede ser otro antes de la fecha de efecto; null: no cambia. */
  puede_cambiar: string | null;
}

export interface ProductInformationTipoDeSeguro {
  titulo: string;
  texto: string;
}

export interface ProductInformation extends Omit<OfferDetailIpid, 'tipo_de_seguro'> {
  tipo_de_seguro: ProductInformationTipoDeSeguro;
}

export interface ProductSection {
  titulo: string;
  icono: string;
  marca: string;
  /** Lo que dice, punto a punto. */
  puntos: readonly string[];
  /** Lo que dice de coberturas opcionales, que van sin marca. */
  opcionales: readonly string[];
}

export interface InsuredSum {
  bien: string;
  /** Suma asegurada, en euros; null: no hay una suma fija. */
  importe: number | null;
  /** Cómo se valora lo dañado. */
  valoracion: readonly string[];
}

export interface CheckResultPropuestas {
  /** Campo. */
  campo: string;
  /** Suma, en euros. */
  importe: number;
  /** De dónde sale. */
  mensaje: string;
}

export interface CheckResult {
  /** Si con estos datos se puede cotizar. */
  completo: boolean;
  /** Todo lo que falta o está mal. */
  errores: readonly Fault[];
  /** Lo que se admite y difícilmente será así: conviene volver a preguntarlo. */
  advertencias: readonly Warning[];
  /** Sumas que se pueden proponer al cliente. */
  propuestas: readonly CheckResultPropuestas[];
  /** Lo que hay que preguntar al cliente. */
  preguntas: readonly Question[];
}

export interface EstimateResultRechazosMotivos {
  codigo: string;
  mensaje: string;
}

export interface EstimateResultRechazos {
  aseguradora: string;
  motivos: readonly EstimateResultRechazosMotivos[];
}

export interface EstimateResultAfinarValores {
  /** Valor probado, como se envía. */
  valor: string | number | boolean | null;
  /** El precio más barato con él, en euros al año; null: nadie lo ofrece. */
  desde: number | null;
}

export interface EstimateResultAfinar {
  /** Campo que falta. */
  campo: string;
  /** La pregunta que se hace al cliente, tal cual. */
  pregunta: string;
  /** Valor del caso medio. */
  supuesto: string | number | boolean | null;
  /** De dónde sale el supuesto. */
  origen: string;
  /** Lo más que este dato solo aparta el precio más barato del que tiene el caso medio, en euros. */
  mueve: number;
  /** Los valores probados, cada uno con lo demás como en el caso medio; ninguno: no se ha probado. */
  valores: readonly EstimateResultAfinarValores[];
}

export interface EstimateResult {
  /** Si alguna aseguradora da precio. */
  estado: 'estimado' | 'sin_precios';
  /** Ramo estimado. */
  ramo: 'Home' | 'Car' | 'Motorcycle';
  /** Ningún precio es una propuesta. */
  firmeza: 'estimacion';
  /** Moneda. */
  moneda: 'EUR';
  /** Precios de cada nivel, de menos a más cobertura. */
  niveles: readonly LevelEstimate[];
  /** Quién no lo asegura y por qué. */
  rechazos: readonly EstimateResultRechazos[];
  /** Aseguradoras que no han respondido a tiempo o de forma utilizable. */
  sin_respuesta: readonly string[];
  /** Aseguradoras que solo dan precio sabiendo quién es el cliente. */
  solo_cotizan: readonly string[];
  /** Solo si faltan datos: lo que no se sabe, empezando por lo que más mueve el precio. Se pregunta, y solo vale la respuesta verdadera. */
  afinar?: readonly EstimateResultAfinar[];
  /** Solo si faltan datos: aseguradoras que se consultarán cuando estén todos. */
  sin_consultar?: readonly string[];
  /** Lo que falta para cotizar. */
  falta_para_cotizar: readonly OpenQuestion[];
  /** Qué pasa ahora. */
  siguiente_paso: string;
  /** Lo que hay que decir al cliente junto con los precios. */
  aviso: string;
  /** Identificador de la petición. */
  request_id: string;
}

export interface LevelEstimateFranquicias {
  /** Lo que paga el cliente de cada daño, en euros. */
  franquicia: number;
  /** Lo más barato, en euros al año, todo incluido. */
  desde: number;
}

export interface LevelEstimate {
  /** Nivel de cobertura; null: modalidades sin nivel. */
  nivel: string | null;
  /** Nombre del nivel. */
  nombre: string;
  /** Lo más barato, en euros al año, todo incluido. */
  desde: number;
  /** Lo más caro, en euros al año, todo incluido. */
  hasta: number;
  /** Lo que pediría cada aseguradora, de menor a mayor. */
  aseguradoras: readonly InsurerEstimate[];
  /** Si faltan datos, lo más barato en el caso medio; null: nadie lo ofrece en él. */
  caso_medio?: number | null;
  /** Si faltan datos, lo más barato con cada franquicia en el caso medio. */
  franquicias?: readonly LevelEstimateFranquicias[];
}

export interface InsurerEstimate {
  /** Aseguradora. */
  aseguradora: string;
  /** Lo más barato, en euros al año, todo incluido. */
  desde: number;
  /** Lo más caro, en euros al año, todo incluido. */
  hasta: number;
}

export interface DraftPart {
  /** Ramo, si se sabe ya y no va en insurance_line. */
  ramo?: 'hogar' | 'coche' | 'moto';
  /** Lo que se sepa, menos lo que dice quién es alguien. */
  datos?: PartialHomeRequest | PartialCarRequest | PartialMotorcycleRequest;
  /** La solicitud que se cambia; sin él, se prepara una nueva. */
  solicitud_id?: string;
}

export interface PreparedDraft {
  /** Con él se añade o cambia algo y se consulta cómo va. */
  solicitud_id: string;
  /** pendiente: el cliente no la ha abierto; en_curso: la está rellenando; cotizada o sin_ofertas: ya se ha cotizado; caducada: pasó su plazo. */
  estado: EstadoValue;
  /** La página en la que el cliente dice lo que falta. Solo es para él. */
  completar_url: string;
  /** El código que la página pide al cliente al abrirla. */
  codigo: string;
  /** Cuándo se borra, en UTC. */
  caduca: string;
  /** Bloques que faltan en lo que ha dicho el asistente. No depende de lo que escriba el cliente. */
  faltan: readonly string[];
  /** Qué hacer ahora. */
  siguiente_paso: string;
  /** Lo que está mal de lo enviado: no se ha guardado. */
  errores: readonly Fault[];
}

export type FollowedDraftMejorPorNivel = QuoteResultMejorPorNivel;

export interface FollowedDraft extends Omit<PreparedDraft, 'errores'> {
  /** Ramo cotizado; null hasta entonces. */
  ramo: 'Home' | 'Car' | 'Motorcycle' | null;
  /** Referencia de la cotización; null hasta que la hay. */
  referencia: string | null;
  /** El precio más bajo, en euros. */
  mejor_precio: number | null;
  /** Ofertas, de menor a mayor `precio`. */
  ofertas: readonly Offer[];
  /** La mejor oferta de cada nivel, de menos a más cobertura. */
  mejor_por_nivel: readonly FollowedDraftMejorPorNivel[];
  /** Aseguradoras que aún no han respondido y cuyas ofertas se añadirán si llegan. */
  pendientes: readonly string[];
}

export interface OpenQuestion {
  /** La pregunta. */
  pregunta: string;
  /** Campos de la cotización que faltan. */
  campos: readonly string[];
}

export interface Question {
  /** La pregunta. */
  pregunta: string;
  /** Campos de la petición que se rellenan con la respuesta. */
  campos: readonly string[];
  /** Respuestas posibles. */
  opciones?: readonly QuestionOption[];
  /** Aclaración para quien pregunta. */
  nota?: string;
  /** Cuándo se hace la pregunta. */
  soloSi?: string;
}

export interface QuestionOption {
  /** Lo que lee el cliente. */
  etiqueta: string;
  /** Lo que se envía. */
  valor: string | boolean;
}

export interface QuestionSection {
  /** Título del grupo de preguntas. */
  titulo: string;
  /** Cuándo se hacen estas preguntas. */
  soloSi?: string;
  /** Preguntas del grupo. */
  preguntas: readonly Question[];
}

export interface Requirements {
  ramo: 'hogar' | 'coche' | 'moto';
  insurance_line: 'Home' | 'Car' | 'Motorcycle';
  /** Todas las preguntas, en un solo mensaje para el cliente. */
  mensaje_para_el_cliente: string;
  /** Las preguntas por grupos. */
  guia_de_preguntas: readonly QuestionSection[];
  /** Instrucciones. */
  como_usarlo: readonly string[];
  /** La petición, bloque a bloque. */
  bloques: readonly RequirementBlock[];
  /** Lo que puede no enviarse aunque parezca obligatorio. */
  excepciones_aceptadas: readonly string[];
  /** Lo que no se cotiza. */
  casos_no_soportados: readonly string[];
}

export interface RequirementBlock {
  /** Ruta del bloque en la petición. */
  bloque: string;
  /** Qué es. */
  que_es: string;
  obligatorio: 'siempre' | 'opcional' | 'segun_otras_respuestas';
  /** Cuándo es obligatorio. */
  cuando?: string;
  /** Campos del bloque. */
  campos: readonly RequirementField[];
}

export interface RequirementField {
  /** Ruta del campo en la petición, con puntos. */
  campo: string;
  obligatorio: 'siempre' | 'opcional' | 'segun_otras_respuestas';
  tipo: TipoValue;
  /** Qué es. */
  descripcion: string;
  /** Formato que se espera. */
  formato: string;
  /** Valores permitidos. */
  valores?: readonly string[];
  /** Catálogo donde están los valores permitidos. */
  catalogo?: string;
  /** Cuándo es obligatorio. */
  cuando?: string;
  /** Cuándo no se puede enviar. */
  no_enviar_si?: string;
  /** Si admite null. */
  admite_null?: boolean;
  /** Qué más tiene que cumplir el valor. */
  reglas?: readonly string[];
  /** Un valor válido. */
  ejemplo?: string | number | boolean | null;
  /** Si dice quién es alguien. */
  identifica?: boolean;
  /** Para qué se pide. precio: mueve el precio de alguna aseguradora integrada. identificacion: dice quién es alguien, o cuál es exactamente lo que se asegura. contrato: hace falta para el contrato: quién lo hace, qué asegura y desde cuándo. aseguradoras_en_red: lo piden aseguradoras a las que se consulta por red. aseguradoras_que_lo_exigen: no mueve ningún precio: solo se envía a las aseguradoras por red que no responden sin ello. contacto: sirve para enviar al cliente los precios y la documentación. peticion: es de quien llama, para ordenar sus peticiones. sin_uso: se admite y no lo usa nadie. */
  finalidades?: readonly FinalidadesValue[];
}

export interface RequirementsIndex {
  /** Qué es este servicio. */
  servicio: string;
  /** Versión de la interfaz. */
  version: string;
  /** Ramos que se cotizan. */
  ramos: readonly QuotedLine[];
  /** Instrucciones. */
  como_usarlo: readonly string[];
}

export interface QuotedLine {
  /** Ramo. */
  ramo: string;
  insurance_line: 'Home' | 'Car' | 'Motorcycle';
  /** Nombre del ramo. */
  nombre: string;
  /** Dónde se leen los requisitos. */
  requisitos: string;
  /** Adónde se envían los datos. */
  cotizar: string;
}

export interface Catalogue {
  /** Catálogo. */
  tipo: TipoValue2;
  /** Número de valores. */
  total: number;
  /** De dónde son. */
  fuente: string;
  /** Con texto: si hay más que estos. */
  hay_mas?: boolean;
  /** Con texto: palabras que no tiene el mejor valor de la lista. */
  sin_coincidencia?: readonly string[];
  /** Qué no se ha encontrado y qué se ofrece en su lugar. */
  aviso?: string;
  /** De cuándo: AAAA, AAAA-MM o AAAA-MM-DD. */
  fecha: string;
  /** Valores. Los municipios añaden codigo_ine y provincia; las compañías, codigo; los modelos buscados, marca; las versiones, combustible, cilindrada_cc, potencia_kw, desde, hasta, precio, origen_precio y, si procede, anos_de_fuente (años de una lista, no de venta), estimados (cifras estimadas) y generica (para una versión que no está en la lista). */
  valores: readonly CatalogueValue[];
}

export interface CatalogueValue {
  /** Lo que se envía en el campo, tal cual. */
  valor: string | number | boolean;
  /** Lo que lee una persona. */
  etiqueta: string;
}

export interface Purchase {
  /** Referencia de la cotización. */
  referencia: string;
  /** La referencia que envió quien cotizó; null si no envió. */
  client_reference: string | null;
  /** Ramo cotizado. */
  ramo: 'Home' | 'Car' | 'Motorcycle';
  /** Cuándo se cotizó. */
  cotizada_el: string;
  /** Hasta cuándo sirve el enlace. */
  enlace_valido_hasta: string;
  /** Veces que se ha consultado el enlace, contando esta. */
  usos: number;
  /** Veces que se puede consultar; null si no hay límite. */
  usos_permitidos: number | null;
  /** Lo que se ha cotizado, como lo lee el cliente; null en cotizaciones antiguas que no lo guardan. */
  asegurado: string | null;
  /** Las ofertas tal como se dieron, en el mismo orden. */
  ofertas: readonly Offer[];
  /** El precio más bajo, en euros. */
  mejor_precio: number | null;
  /** El oferta_id de la oferta que el cliente ha elegido en la página de ofertas; null si no ha elegido. */
  oferta_elegida: string | null;
  /** El aviso que acompañó a los precios. */
  aviso: string;
  /** El cuerpo de la cotización tal como se envió: el tomador, el riesgo y quien conduce. Son datos personales. */
  datos: HomeRequest | CarRequest | MotorcycleRequest;
}

export interface Refusal {
  /** Código del error. */
  error: ErrorValue;
  /** Qué ha pasado. */
  mensaje: string;
  /** Todos los fallos de la petición, juntos. */
  errores: readonly Fault[];
  /** Identificador de la petición, también en X-Request-Id. */
  request_id: string;
}

export interface FaultCorrecciones {
  /** Ruta que se envió. */
  de: string;
  /** Ruta del campo; vacía, el cuerpo entero. */
  a: string;
}

/** Un fallo de la petición. */
export interface Fault {
  /** Ruta del campo en la petición, con puntos; vacía si es el cuerpo entero. */
  campo: string;
  /** Qué le pasa al campo. */
  codigo: CodigoValue;
  /** Qué hay que corregir. */
  mensaje: string;
  /** Quién lo resuelve: hay que preguntar o decir algo al cliente, o basta con cambiar la petición. */
  quien: 'cliente' | 'agente';
  /** La pregunta que hay que hacer al cliente. */
  pregunta?: string;
  /** Formato que se espera. */
  formato?: string;
  /** Un valor válido. */
  ejemplo?: string | number | boolean | null;
  /** El mínimo. */
  minimo?: string | number;
  /** El máximo. */
  maximo?: string | number;
  /** Expresión regular. */
  patron?: string;
  /** Valores permitidos, o candidatos. */
  valores?: readonly (string | Candidate)[];
  /** Campos que bastan en su lugar: los de una de las listas. */
  alternativas?: readonly (readonly string[])[];
  /** Dónde va lo que se envió en otro sitio o con otro nombre. */
  correcciones?: readonly FaultCorrecciones[];
  /** Catálogo donde están los valores permitidos. */
  catalogo?: string;
  /** Cuándo es obligatorio, o cuándo no se puede enviar. */
  cuando?: string;
}

export interface Warning {
  /** Campo. */
  campo: string;
  codigo: 'improbable';
  /** Por qué. */
  mensaje: string;
  /** La pregunta que se repite. */
  pregunta?: string;
}

/** Un valor para elegir. */
export interface Candidate {
  /** Lo que se envía. */
  valor: string | number;
  /** Lo que lee una persona. */
  etiqueta: string;
}

/** Lo que se dice de la cotización: nada personal. */
export interface CotizacionCotizadaWebhookData {
  /** Referencia de la cotización. */
  referencia: string;
  /** La referencia de quien llama, tal cual; null si no la envió. */
  client_reference: string | null;
  /** Ramo cotizado. */
  ramo: 'Home' | 'Car' | 'Motorcycle';
  /** Si hay al menos una oferta. */
  estado: 'cotizado' | 'sin_ofertas';
  /** El precio más bajo, en euros. */
  mejor_precio: number | null;
  /** Ofertas, de menor a mayor `precio`. */
  ofertas: readonly Offer[];
  /** Solo si las hay: aseguradoras que aún no han respondido y cuyas ofertas se añadirán si llegan. */
  pendientes?: readonly string[];
}

export interface CotizacionCotizadaWebhook {
  /** Qué ha pasado. */
  type: 'cotizacion.cotizada';
  /** Cuándo ha pasado, en UTC. */
  timestamp: string;
  data: CotizacionCotizadaWebhookData;
}

/** Lo que se dice de la cotización: nada personal. */
export type CotizacionSinOfertasWebhookData = CotizacionCotizadaWebhookData;

export interface CotizacionSinOfertasWebhook {
  /** Qué ha pasado. */
  type: 'cotizacion.sin_ofertas';
  /** Cuándo ha pasado, en UTC. */
  timestamp: string;
  data: CotizacionSinOfertasWebhookData;
}

/** Lo que se dice de la cotización: nada personal. */
export type CotizacionActualizadaWebhookData = CotizacionCotizadaWebhookData;

export interface CotizacionActualizadaWebhook {
  /** Qué ha pasado. */
  type: 'cotizacion.actualizada';
  /** Cuándo ha pasado, en UTC. */
  timestamp: string;
  data: CotizacionActualizadaWebhookData;
}

/** Lo que se dice de la cotización: nada personal. */
export type CotizacionCorreoEntregadoWebhookData = CotizacionCotizadaWebhookData;

export interface CotizacionCorreoEntregadoWebhook {
  /** Qué ha pasado. */
  type: 'cotizacion.correo_entregado';
  /** Cuándo ha pasado, en UTC. */
  timestamp: string;
  data: CotizacionCorreoEntregadoWebhookData;
}

/** Lo que se dice de la cotización: nada personal. */
export type CotizacionCorreoFallidoWebhookData = CotizacionCotizadaWebhookData;

export interface CotizacionCorreoFallidoWebhook {
  /** Qué ha pasado. */
  type: 'cotizacion.correo_fallido';
  /** Cuándo ha pasado, en UTC. */
  timestamp: string;
  data: CotizacionCorreoFallidoWebhookData;
}

/** Qué oferta se ha elegido: solo identificadores. */
export interface CotizacionOfertaElegidaWebhookData {
  /** Referencia de la cotización. */
  referencia: string;
  /** La referencia de quien llama, tal cual; null si no la envió. */
  client_reference: string | null;
  /** Ramo cotizado. */
  ramo: 'Home' | 'Car' | 'Motorcycle';
  /** La oferta que el cliente ha elegido. */
  oferta_id: string;
  /** Qué elección es de esta cotización: vale la del número mayor, lleguen los avisos en el orden que lleguen. */
  eleccion: number;
}

export interface CotizacionOfertaElegidaWebhook {
  /** Qué ha pasado. */
  type: 'cotizacion.oferta_elegida';
  /** Cuándo ha pasado, en UTC. */
  timestamp: string;
  data: CotizacionOfertaElegidaWebhookData;
}

/** Lo que se dice de la cotización: nada personal. */
export interface SolicitudCotizadaWebhookData extends CotizacionCotizadaWebhookData {
  /** La solicitud que el cliente ha completado. */
  solicitud_id: string;
}

export interface SolicitudCotizadaWebhook {
  /** Qué ha pasado. */
  type: 'solicitud.cotizada';
  /** Cuándo ha pasado, en UTC. */
  timestamp: string;
  data: SolicitudCotizadaWebhookData;
}

/** Vacío. */
export type CotizaPruebaWebhookData = Record<string, never>;

export interface CotizaPruebaWebhook {
  /** Qué ha pasado. */
  type: 'cotiza.prueba';
  /** Cuándo ha pasado, en UTC. */
  timestamp: string;
  data: CotizaPruebaWebhookData;
}

/** Every operation, by its name. */
export interface Operations {
  /** Qué hay que preguntar */
  requisitos: {
    method: 'GET';
    path: '/api/agent/requisitos';
    query: {
      /** Ramo del que se piden los requisitos. */
      ramo?: 'hogar' | 'coche' | 'moto';
    };
    body: undefined;
    result: Requirements | RequirementsIndex;
  };
  /** Valores permitidos de un campo */
  catalogo: {
    method: 'GET';
    path: '/api/agent/catalogo';
    query: {
      /** Catálogo que se pide. */
      tipo: TipoValue2;
      /** Código postal de 5 dígitos. Solo en towns, y obligatorio sin texto. */
      codigo_postal?: string;
      /** Obligatorio en los catálogos vehicle-*, y solo ahí. */
      ramo?: 'coche' | 'moto';
      /** Id de la marca. Solo en vehicle-models y vehicle-versions, y obligatorio sin texto. */
      marca?: string;
      /** Id del modelo. Solo en vehicle-versions, y obligatorio sin texto. */
      modelo?: string;
      /** Filtro opcional de vehicle-models y vehicle-versions: un valor de fuel-types (coche) o de motorcycle-engine-types (moto). */
      motor?: string;
      /** Busca por palabras, sin acentos ni mayúsculas, en las listas largas: nationalities, provinces, towns, road-types, economic-occupations, compañías y vehicle-*. Responde los 20 mejores. De una versión valen también el año, la potencia, los litros y el combustible: golf 1.6 tdi 2015. */
      texto?: string;
    };
    body: undefined;
    result: Catalogue;
  };
  /** El mismo catálogo en la dirección que citan las descripciones de los campos */
  catalog: {
    method: 'GET';
    path: '/api/v1/catalog';
    query: {
      /** Catálogo que se pide. */
      type: TipoValue2;
      /** Código postal de 5 dígitos. Solo en towns, y obligatorio sin texto. */
      codigo_postal?: string;
      /** Obligatorio en los catálogos vehicle-*, y solo ahí. */
      ramo?: 'coche' | 'moto';
      /** Id de la marca. Solo en vehicle-models y vehicle-versions, y obligatorio sin texto. */
      marca?: string;
      /** Id del modelo. Solo en vehicle-versions, y obligatorio sin texto. */
      modelo?: string;
      /** Filtro opcional de vehicle-models y vehicle-versions: un valor de fuel-types (coche) o de motorcycle-engine-types (moto). */
      motor?: string;
      /** Busca por palabras, sin acentos ni mayúsculas, en las listas largas: nationalities, provinces, towns, road-types, economic-occupations, compañías y vehicle-*. Responde los 20 mejores. De una versión valen también el año, la potencia, los litros y el combustible: golf 1.6 tdi 2015. */
      texto?: string;
    };
    body: undefined;
    result: Catalogue;
  };
  /** Precios de varias aseguradoras */
  cotizar: {
    method: 'POST';
    path: '/api/agent/cotizaciones';
    query: undefined;
    body: HomeRequest | CarRequest | MotorcycleRequest;
    result: QuoteResult;
  };
  /** La misma cotización con algún dato cambiado */
  revisar_cotizacion: {
    method: 'POST';
    path: '/api/agent/cotizaciones/{consulta}/revisiones';
    query: undefined;
    body: RevisionRequest;
    result: RevisionResult;
  };
  /** Lo que una aseguradora necesita saber antes de dar precio */
  responder_aseguradora: {
    method: 'POST';
    path: '/api/agent/cotizaciones/{consulta}/respuestas';
    query: undefined;
    body: AnswerRequest;
    result: QuoteResult;
  };
  /** Las ofertas que el cliente ve en su página, con un código suyo */
  retomar_cotizacion: {
    method: 'POST';
    path: '/api/agent/cotizaciones/retomar';
    query: undefined;
    body: ResumeRequest;
    result: QuoteResult;
  };
  /** Una cotización con lo que ha llegado */
  consultar_cotizacion: {
    method: 'GET';
    path: '/api/agent/cotizaciones/{consulta}';
    query: undefined;
    body: undefined;
    result: QuoteResult;
  };
  /** Qué falta o está mal, sin cotizar */
  comprobar: {
    method: 'POST';
    path: '/api/agent/comprobaciones';
    query: undefined;
    body: PartialHomeRequest | PartialCarRequest | PartialMotorcycleRequest;
    result: CheckResult;
  };
  /** Una oferta al detalle */
  detalle_de_oferta: {
    method: 'GET';
    path: '/api/agent/ofertas/{oferta_id}';
    query: undefined;
    body: undefined;
    result: OfferDetail;
  };
  /** Precios orientativos, sin saber quién es el cliente */
  estimar: {
    method: 'POST';
    path: '/api/agent/estimaciones';
    query: undefined;
    body: HomeEstimateRequest | CarEstimateRequest | MotorcycleEstimateRequest;
    result: EstimateResult;
  };
  /** El documento de información de un producto (IPID) */
  documento_de_producto: {
    method: 'GET';
    path: '/api/agent/productos/{producto_id}';
    query: undefined;
    body: undefined;
    result: ProductInformation;
  };
  /** Una solicitud que el cliente completa en su página */
  preparar_solicitud: {
    method: 'POST';
    path: '/api/agent/solicitudes';
    query: undefined;
    body: DraftPart;
    result: PreparedDraft;
  };
  /** Cómo va una solicitud, y sus ofertas */
  consultar_solicitud: {
    method: 'GET';
    path: '/api/agent/solicitudes/{solicitud_id}';
    query: undefined;
    body: undefined;
    result: FollowedDraft;
  };
  /** La cotización que hay detrás de un enlace de compra */
  resolver_enlace: {
    method: 'GET';
    path: '/api/purchase/{token}';
    query: undefined;
    body: undefined;
    result: Purchase;
  };
}
