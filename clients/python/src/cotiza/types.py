"""Types of the interface of Cotiza. Generated from openapi.json by `npm run generate`."""

from __future__ import annotations

from typing import List, Literal, Mapping, TypedDict, Union


class _HomeRequestHolderAddressOptional(TypedDict, total=False):
    town_id: int
    "Municipio del domicilio del titular: su id en el catálogo de municipios del código postal. Formato: entero: el valor del municipio en el catálogo towns; con un solo municipio se deduce del código postal, con varios es obligatorio."


class HomeRequestHolderAddress(_HomeRequestHolderAddressOptional):
    "Domicilio del titular, si no es la vivienda asegurada. No se envía si holder.address_same_as_risk es true. Obligatorio si holder.address_same_as_risk no es true."
    postal_code: str
    "Código postal del domicilio del titular. Formato: código postal español de 5 dígitos, como texto."
    road_type: Literal["Acequia", "Atajo", "Autovia", "Avenida", "Barriada", "Barrio", "Calle", "Callejon", "Camino", "Carretera", "Comarcal", "Conjunto", "Glorieta", "GranVia", "Grupo", "Kilometro", "Nacional", "Pasaje", "Paseo", "Pasillo", "Paso", "Plaza", "Poligono", "Rambla", "Riera", "Ronda", "Sendero", "Torrente", "Travesera", "Travesia", "Urbanizacion", "Via", "Vial"]
    "Tipo de vía del domicilio del titular. Formato: uno de los valores permitidos, tal cual. Catálogo: road-types."
    road_name: str
    "Nombre de la vía del domicilio del titular, sin el tipo ni el número. Formato: de 1 a 100 caracteres, no en blanco ni con caracteres invisibles."
    road_number: str
    "Número de la vía del domicilio del titular. Formato: de 1 a 10 caracteres; S/N si la vía no tiene número."


class _HomeRequestHolderOptional(TypedDict, total=False):
    nationality: Literal["ESP", "GBR", "FRA", "DEU", "ITA", "PRT", "ROU", "MAR", "COL", "ECU", "ARG", "VEN", "PER", "BOL", "BRA", "CHN", "PAK", "UKR", "RUS", "POL", "BGR", "NLD", "BEL", "SWE", "NOR", "DNK", "FIN", "IRL", "CHE", "AUT", "USA", "CAN", "MEX", "CHL", "URY", "PRY", "CUB", "DOM", "HND", "SLV", "GTM", "NIC", "PAN", "CRI", "DZA", "SEN", "NGA", "GHA", "PHL", "IND", "JPN", "KOR", "AUS", "NZL", "TUR", "ISR", "EGY", "ZAF"]
    "Nacionalidad del titular (ISO 3166-1 alfa-3). Formato: uno de los valores permitidos, tal cual; con DNI, ESP o nada. Catálogo: nationalities. Obligatorio si holder.document_type es Nie o Passport."
    surname2: str
    "Segundo apellido del titular. Formato: hasta 60 caracteres, solo letras; con DNI y sin segundo apellido (no enviado, o vacío) se repite el primero."
    address_same_as_risk: bool
    "Si el titular vive en la vivienda asegurada: entonces su domicilio es risk.address. Formato: true o false."
    address: HomeRequestHolderAddress


class HomeRequestHolder(_HomeRequestHolderOptional):
    "Titular de la póliza: quien contrata el seguro."
    document_type: Literal["Dni", "Nie", "Passport"]
    "Tipo de documento de identidad del titular. Formato: uno de los valores permitidos, tal cual. Catálogo: document-types."
    document_id: str
    "Número del documento de identidad del titular, con su letra. Formato: según document_type: Dni, 8 dígitos y letra; Nie, X, Y o Z, 7 dígitos y letra; Passport, de 5 a 20 caracteres."
    name: str
    "Nombre del titular, como figura en el documento. Formato: de 1 a 60 caracteres, solo letras, con espacios sueltos, guion, apóstrofo o punto medio entre ellas."
    surname: str
    "Primer apellido del titular. Formato: de 1 a 60 caracteres, solo letras; sin apellido en el documento no se cotiza aquí."
    birth_date: str
    "Fecha de nacimiento del titular. Formato: fecha AAAA-MM-DD, no futura."
    gender: Literal["Male", "Female"]
    "Sexo del titular, como figura en el documento. No cambia el precio. Formato: uno de los valores permitidos, tal cual. Catálogo: genders."
    marital_status: Literal["Single", "Married", "UnmarriedPartner", "Divorced", "Widowed"]
    "Estado civil del titular. Formato: uno de los valores permitidos, tal cual. Catálogo: marital-statuses."
    employment_status: Literal["Employee", "SelfEmployed", "CivilServant", "Retired", "Student", "Unemployed", "HomeWorker"]
    "Situación laboral del titular. Formato: uno de los valores permitidos, tal cual. Catálogo: employment-statuses."
    economic_occupation: str
    "Ocupación del titular: código CNO-11 de 4 dígitos. Formato: código CNO-11 de 4 dígitos, como texto, del catálogo economic-occupations; sin actividad laboral, la última."
    phone: str
    "Teléfono móvil español del titular. Formato: móvil español: 9 dígitos que empiezan por 6 o 7, con +34 o 0034 delante si se quiere."
    email: str
    "Correo electrónico del titular: ahí va la documentación de la póliza. Formato: de 1 a 100 caracteres, de la forma nombre@dominio.es."


class _HomeRequestRiskAddressOptional(TypedDict, total=False):
    town_id: int
    "Municipio de la vivienda asegurada: su id en el catálogo de municipios del código postal. Formato: entero: el valor del municipio en el catálogo towns; con un solo municipio se deduce del código postal, con varios es obligatorio."


class HomeRequestRiskAddress(_HomeRequestRiskAddressOptional):
    "Dirección de la vivienda asegurada."
    postal_code: str
    "Código postal de la vivienda asegurada. Formato: código postal español de 5 dígitos, como texto."
    road_type: Literal["Acequia", "Atajo", "Autovia", "Avenida", "Barriada", "Barrio", "Calle", "Callejon", "Camino", "Carretera", "Comarcal", "Conjunto", "Glorieta", "GranVia", "Grupo", "Kilometro", "Nacional", "Pasaje", "Paseo", "Pasillo", "Paso", "Plaza", "Poligono", "Rambla", "Riera", "Ronda", "Sendero", "Torrente", "Travesera", "Travesia", "Urbanizacion", "Via", "Vial"]
    "Tipo de vía de la vivienda asegurada. Formato: uno de los valores permitidos, tal cual. Catálogo: road-types."
    road_name: str
    "Nombre de la vía de la vivienda asegurada, sin el tipo ni el número. Formato: de 1 a 100 caracteres, no en blanco ni con caracteres invisibles."
    road_number: str
    "Número de la vía de la vivienda asegurada. Formato: de 1 a 10 caracteres; S/N si la vía no tiene número."


class _HomeRequestRiskOptional(TypedDict, total=False):
    security_main_door: bool
    "Puerta principal blindada o acorazada. Sin enviar, no se declara y no descuenta. Formato: true o false. Catálogo: home-door-types."
    security_windows: bool
    "Rejas o protección en las ventanas. Sin enviar, no se declara y no descuenta. Formato: true o false."
    cadastral_reference: str
    "Referencia catastral. Identifica el inmueble; no cambia el precio. Formato: de 14 a 20 caracteres, no en blanco ni con caracteres invisibles."


class HomeRequestRisk(_HomeRequestRiskOptional):
    "Vivienda que se asegura."
    area_m2: float
    "Superficie construida. Formato: número de 10 a 2000, metros cuadrados."
    year_built: int
    "Año de construcción. Formato: entero de 1700 al año en curso."
    last_reform_year: Union[int, None]
    "Año de la última reforma; null si nunca se ha reformado. Formato: entero de 1900 al año en curso; o null."
    rooms: int
    "Número de habitaciones. Formato: entero de 1 a 50."
    use: Literal["Owner", "Rental", "Tenant"]
    "Régimen de uso de la vivienda. Formato: uno de los valores permitidos, tal cual. Catálogo: home-uses."
    occupancy: Literal["MainResidence", "SecondHome"]
    "Ocupación de la vivienda. Formato: uno de los valores permitidos, tal cual. Catálogo: home-occupancies."
    dwelling_type: Literal["MiddleFloor", "TopFloor", "GroundFloor", "DetachedHouse", "TerracedHouse"]
    "Tipo de vivienda. Formato: uno de los valores permitidos, tal cual. Catálogo: home-property-types."
    location: Literal["CityCentre", "ResidentialDevelopment", "Depopulated"]
    "Entorno de la vivienda. Formato: uno de los valores permitidos, tal cual. Catálogo: home-locations."
    materials: Literal["NonCombustible", "LessThan25Combustible", "MoreThan25Combustible"]
    "Materiales de construcción. Formato: uno de los valores permitidos, tal cual. Catálogo: home-build-materials."
    build_quality: Literal["Basic", "Normal", "High", "Luxury"]
    "Calidad de construcción. Formato: uno de los valores permitidos, tal cual. Catálogo: home-build-qualities."
    alarm: Literal["NoAlarm", "ConnectedAlarm", "NonConnectedAlarm"]
    "Alarma. Que no la haya se declara expresamente. Formato: uno de los valores permitidos, tal cual. Catálogo: home-alarm-types."
    owner_is_holder: Literal[True]
    "El titular responde de la vivienda en la póliza. Formato: siempre true, también para inquilinos."
    buildings_limit: float
    "Capital asegurado de continente. Formato: número de 0 a 5000000, euros; 0.01 como mínimo salvo para inquilinos."
    contents_limit: float
    "Capital asegurado de contenido. 0 es válido y se respeta. Formato: número de 0 a 2000000, euros."
    settlement_type: Literal["ReplacementValue", "FirstRisk"]
    "Forma de indemnización. Formato: uno de los valores permitidos, tal cual. Catálogo: home-settlement-types."
    address: HomeRequestRiskAddress


class _HomeRequestOptional(TypedDict, total=False):
    client_reference: str
    "Referencia propia de quien llama. Se devuelve tal cual. Formato: hasta 100 caracteres, ninguno invisible."


class HomeRequest(_HomeRequestOptional):
    insurance_line: Literal["Home"]
    "Ramo que se cotiza. Decide la forma de la petición. Formato: uno de los valores permitidos, tal cual."
    effective_date: str
    "Fecha de efecto: primer día de cobertura, por el calendario de España. Formato: fecha AAAA-MM-DD, hoy o posterior."
    holder: HomeRequestHolder
    risk: HomeRequestRisk


class _CarRequestHolderAddressOptional(TypedDict, total=False):
    town_id: int
    "Municipio del domicilio del titular: su id en el catálogo de municipios del código postal. Formato: entero: el valor del municipio en el catálogo towns; con un solo municipio se deduce del código postal, con varios es obligatorio."


class CarRequestHolderAddress(_CarRequestHolderAddressOptional):
    "Domicilio del titular."
    postal_code: str
    "Código postal del domicilio del titular. Formato: código postal español de 5 dígitos, como texto."
    road_type: Literal["Acequia", "Atajo", "Autovia", "Avenida", "Barriada", "Barrio", "Calle", "Callejon", "Camino", "Carretera", "Comarcal", "Conjunto", "Glorieta", "GranVia", "Grupo", "Kilometro", "Nacional", "Pasaje", "Paseo", "Pasillo", "Paso", "Plaza", "Poligono", "Rambla", "Riera", "Ronda", "Sendero", "Torrente", "Travesera", "Travesia", "Urbanizacion", "Via", "Vial"]
    "Tipo de vía del domicilio del titular. Formato: uno de los valores permitidos, tal cual. Catálogo: road-types."
    road_name: str
    "Nombre de la vía del domicilio del titular, sin el tipo ni el número. Formato: de 1 a 100 caracteres, no en blanco ni con caracteres invisibles."
    road_number: str
    "Número de la vía del domicilio del titular. Formato: de 1 a 10 caracteres; S/N si la vía no tiene número."


class _CarRequestHolderOptional(TypedDict, total=False):
    nationality: Literal["ESP", "GBR", "FRA", "DEU", "ITA", "PRT", "ROU", "MAR", "COL", "ECU", "ARG", "VEN", "PER", "BOL", "BRA", "CHN", "PAK", "UKR", "RUS", "POL", "BGR", "NLD", "BEL", "SWE", "NOR", "DNK", "FIN", "IRL", "CHE", "AUT", "USA", "CAN", "MEX", "CHL", "URY", "PRY", "CUB", "DOM", "HND", "SLV", "GTM", "NIC", "PAN", "CRI", "DZA", "SEN", "NGA", "GHA", "PHL", "IND", "JPN", "KOR", "AUS", "NZL", "TUR", "ISR", "EGY", "ZAF"]
    "Nacionalidad del titular (ISO 3166-1 alfa-3). Formato: uno de los valores permitidos, tal cual; con DNI, ESP o nada. Catálogo: nationalities. Obligatorio si holder.document_type es Nie o Passport."
    surname2: str
    "Segundo apellido del titular. Formato: hasta 60 caracteres, solo letras; vacío (\"\") si no tiene segundo apellido. Obligatorio si holder.document_type es Dni."
    economic_occupation: str
    "Ocupación del titular: código CNO-11 de 4 dígitos. Formato: código CNO-11 de 4 dígitos, como texto, del catálogo economic-occupations. Obligatorio si holder.employment_status es Employee, SelfEmployed o CivilServant."


class CarRequestHolder(_CarRequestHolderOptional):
    "Titular de la póliza: quien contrata el seguro."
    document_type: Literal["Dni", "Nie", "Passport"]
    "Tipo de documento de identidad del titular. Formato: uno de los valores permitidos, tal cual. Catálogo: document-types."
    document_id: str
    "Número del documento de identidad del titular, con su letra. Formato: según document_type: Dni, 8 dígitos y letra; Nie, X, Y o Z, 7 dígitos y letra; Passport, de 5 a 20 caracteres."
    name: str
    "Nombre del titular, como figura en el documento. Formato: de 1 a 60 caracteres, solo letras, con espacios sueltos, guion, apóstrofo o punto medio entre ellas."
    surname: str
    "Primer apellido del titular. Formato: de 1 a 60 caracteres, solo letras; sin apellido en el documento no se cotiza aquí."
    birth_date: str
    "Fecha de nacimiento del titular. Formato: fecha AAAA-MM-DD, no futura."
    gender: Literal["Male", "Female"]
    "Sexo del titular, como figura en el documento. No cambia el precio. Formato: uno de los valores permitidos, tal cual. Catálogo: genders."
    marital_status: Literal["Single", "Married", "UnmarriedPartner", "Divorced", "Widowed"]
    "Estado civil del titular. Formato: uno de los valores permitidos, tal cual. Catálogo: marital-statuses."
    employment_status: Literal["Employee", "SelfEmployed", "CivilServant", "Retired", "Student", "Unemployed", "HomeWorker"]
    "Situación laboral del titular. Formato: uno de los valores permitidos, tal cual. Catálogo: employment-statuses."
    phone: str
    "Teléfono móvil español del titular. Formato: móvil español: 9 dígitos que empiezan por 6 o 7, con +34 o 0034 delante si se quiere."
    email: str
    "Correo electrónico del titular: ahí va la documentación de la póliza. Formato: de 1 a 100 caracteres, de la forma nombre@dominio.es."
    address: CarRequestHolderAddress


class _CarRequestVehicleOptional(TypedDict, total=False):
    registration_plate: str
    "Matrícula. Identifica el vehículo solo si corresponde a una única versión. Formato: de 4 a 10 caracteres, los de una matrícula española, con o sin espacios y guiones (1234BCD, M-1234-AB, C1234BCD)."
    brand_id: str
    "Marca: id del catálogo. Formato: valor del catálogo vehicle-brands."
    model_id: str
    "Modelo: id del catálogo. Formato: valor del catálogo vehicle-models."
    version_id: str
    "Versión exacta: id del catálogo. Formato: valor del catálogo vehicle-versions; obligatorio sin matrícula o si no basta. Obligatorio si no se envía vehicle.registration_plate."
    brand_name: str
    "Nombre de la marca. Solo informativo. Formato: hasta 80 caracteres, ninguno invisible."
    model_name: str
    "Nombre del modelo. Solo informativo. Formato: hasta 80 caracteres, ninguno invisible."
    version_name: str
    "Nombre de la versión. Solo informativo. Formato: hasta 160 caracteres, ninguno invisible."
    registration_date: str
    "Fecha de primera matriculación. Formato: fecha AAAA-MM-DD; obligatoria sin matrícula o si no basta. Obligatorio si no se envía vehicle.registration_plate."
    purchase_date: str
    "Fecha de compra. No puede ser anterior a la primera matriculación. Formato: fecha AAAA-MM-DD, no futura. Obligatorio si vehicle.purchase_type no es planned. No se envía si vehicle.purchase_type es planned."
    fuel_type: Literal["Gasoline", "Diesel", "Electric", "Hybrid", "PlugInHybrid", "Lpg", "Cng"]
    "Combustible. Identificado el vehículo, vale el del catálogo. Formato: uno de los valores permitidos, tal cual. Catálogo: fuel-types."
    retail_price: float
    "Precio de venta al público del coche nuevo, impuestos incluidos. Formato: número de 1 a 5000000, euros."


class CarRequestVehicle(_CarRequestVehicleOptional):
    "Coche que se asegura."
    purchase_type: Literal["already_owned", "new", "used_dealer", "used_private", "planned"]
    "Cómo se adquirió. Nunca se deduce de las fechas. Formato: uno de los valores permitidos, tal cual."
    use: Literal["Private", "Professional", "PublicService"]
    "Uso del coche. Formato: uno de los valores permitidos, tal cual. Catálogo: car-use-types."
    annual_km: Literal["UpTo5000km", "UpTo10000km", "UpTo15000km", "UpTo20000km", "UpTo25000km", "UpTo30000km", "MoreThan30000km"]
    "Kilómetros al año. Formato: uno de los valores permitidos, tal cual. Catálogo: annual-km-options."
    parking_type: Literal["PrivateGarage", "CommunalParking", "NoGarage"]
    "Dónde duerme el coche. Formato: uno de los valores permitidos, tal cual. Catálogo: car-parking-types."


class _CarRequestDriverOptional(TypedDict, total=False):
    document_type: Literal["Dni", "Nie", "Passport"]
    "Tipo de documento de identidad del conductor habitual. Formato: uno de los valores permitidos, tal cual. Catálogo: document-types. Obligatorio si driver.same_as_holder es false. No se envía si driver.same_as_holder es true."
    document_id: str
    "Número del documento de identidad del conductor habitual, con su letra. Formato: según document_type: Dni, 8 dígitos y letra; Nie, X, Y o Z, 7 dígitos y letra; Passport, de 5 a 20 caracteres. Obligatorio si driver.same_as_holder es false. No se envía si driver.same_as_holder es true."
    nationality: Literal["ESP", "GBR", "FRA", "DEU", "ITA", "PRT", "ROU", "MAR", "COL", "ECU", "ARG", "VEN", "PER", "BOL", "BRA", "CHN", "PAK", "UKR", "RUS", "POL", "BGR", "NLD", "BEL", "SWE", "NOR", "DNK", "FIN", "IRL", "CHE", "AUT", "USA", "CAN", "MEX", "CHL", "URY", "PRY", "CUB", "DOM", "HND", "SLV", "GTM", "NIC", "PAN", "CRI", "DZA", "SEN", "NGA", "GHA", "PHL", "IND", "JPN", "KOR", "AUS", "NZL", "TUR", "ISR", "EGY", "ZAF"]
    "Nacionalidad del conductor habitual (ISO 3166-1 alfa-3). Formato: uno de los valores permitidos, tal cual; con DNI, ESP o nada. Catálogo: nationalities. Obligatorio si driver.same_as_holder es false y driver.document_type es Nie o Passport. No se envía si driver.same_as_holder es true."
    name: str
    "Nombre del conductor habitual, como figura en el documento. Formato: de 1 a 60 caracteres, solo letras, con espacios sueltos, guion, apóstrofo o punto medio entre ellas. Obligatorio si driver.same_as_holder es false. No se envía si driver.same_as_holder es true."
    surname: str
    "Primer apellido del conductor habitual. Formato: de 1 a 60 caracteres, solo letras; sin apellido en el documento no se cotiza aquí. Obligatorio si driver.same_as_holder es false. No se envía si driver.same_as_holder es true."
    surname2: str
    "Segundo apellido del conductor habitual. Formato: hasta 60 caracteres, solo letras; vacío (\"\") si no tiene segundo apellido. Obligatorio si driver.same_as_holder es false y driver.document_type es Dni. No se envía si driver.same_as_holder es true."
    birth_date: str
    "Fecha de nacimiento del conductor habitual. Formato: fecha AAAA-MM-DD, no futura. Obligatorio si driver.same_as_holder es false. No se envía si driver.same_as_holder es true."
    gender: Literal["Male", "Female"]
    "Sexo del conductor habitual, como figura en el documento. No cambia el precio. Formato: uno de los valores permitidos, tal cual. Catálogo: genders. Obligatorio si driver.same_as_holder es false. No se envía si driver.same_as_holder es true."
    marital_status: Literal["Single", "Married", "UnmarriedPartner", "Divorced", "Widowed"]
    "Estado civil del conductor habitual. Formato: uno de los valores permitidos, tal cual. Catálogo: marital-statuses. Obligatorio si driver.same_as_holder es false. No se envía si driver.same_as_holder es true."
    previous_company_code: str
    "Compañía anterior: su código en el catálogo. Formato: valor del catálogo car-insurance-companies. Obligatorio si driver.previously_insured es true. No se envía si driver.previously_insured es false."
    previous_policy_number: str
    "Número de la póliza anterior. Formato: de 5 a 40 caracteres, no en blanco ni con caracteres invisibles. Obligatorio si driver.previously_insured es true. No se envía si driver.previously_insured es false."
    previous_plate: str
    "Matrícula del vehículo asegurado antes, también si es de otro país. Formato: de 4 a 10 caracteres, los de una matrícula, española o de otro país: letras y cifras, con o sin espacios y guiones. Obligatorio si driver.previously_insured es true. No se envía si driver.previously_insured es false."
    total_years_insured: int
    "Años asegurado en total. Formato: entero de 0 a 80, años. Obligatorio si driver.previously_insured es true. No se envía si driver.previously_insured es false."
    years_in_previous_company: int
    "Años en la compañía anterior. Formato: entero de 0 a 80, años. Obligatorio si driver.previously_insured es true. No se envía si driver.previously_insured es false."
    years_without_accidents: int
    "Años sin siniestros con culpa. Formato: entero de 0 a 80, años. Obligatorio si driver.previously_insured es true. No se envía si driver.previously_insured es false."
    last_five_years_accidents: int
    "Siniestros con culpa en los últimos 5 años. Formato: entero de 0 a 20. Obligatorio si driver.previously_insured es true. No se envía si driver.previously_insured es false."
    parking_fine_only: bool
    "Si la única multa fue de aparcamiento. Formato: true o false. Obligatorio si driver.penalties es 1."


class CarRequestDriver(_CarRequestDriverOptional):
    "Conductor habitual."
    same_as_holder: bool
    "Si el conductor habitual es el titular. Con true no se envía su identidad. Formato: true o false."
    driving_license_type: Literal["B", "C1", "C"]
    "Permiso de conducir. Formato: uno de los valores permitidos, tal cual. Catálogo: driving-license-types."
    driving_license_date: str
    "Fecha en que se obtuvo ese permiso, no la del carné. Formato: fecha AAAA-MM-DD, no futura."
    driving_license_country: Literal["ESP"]
    "País que expidió el permiso (ISO 3166-1 alfa-3). Formato: ESP; con el permiso de otro país no se cotiza. Catálogo: nationalities."
    previously_insured: bool
    "Si el conductor ha estado asegurado antes como conductor de coche. Formato: true o false."
    penalties: Literal["0", "1", "2", "3", "4", "5", "6"]
    "Multas de tráfico en los últimos 3 años; 6 significa más de cinco. Formato: uno de los valores permitidos, tal cual."
    points_lost: bool
    "Si ha perdido puntos del permiso en el último año. Formato: true o false."


class _CarRequestOwnerOptional(TypedDict, total=False):
    nationality: Literal["ESP", "GBR", "FRA", "DEU", "ITA", "PRT", "ROU", "MAR", "COL", "ECU", "ARG", "VEN", "PER", "BOL", "BRA", "CHN", "PAK", "UKR", "RUS", "POL", "BGR", "NLD", "BEL", "SWE", "NOR", "DNK", "FIN", "IRL", "CHE", "AUT", "USA", "CAN", "MEX", "CHL", "URY", "PRY", "CUB", "DOM", "HND", "SLV", "GTM", "NIC", "PAN", "CRI", "DZA", "SEN", "NGA", "GHA", "PHL", "IND", "JPN", "KOR", "AUS", "NZL", "TUR", "ISR", "EGY", "ZAF"]
    "Nacionalidad del propietario (ISO 3166-1 alfa-3). Formato: uno de los valores permitidos, tal cual; con DNI, ESP o nada. Catálogo: nationalities. Obligatorio si owner.document_type es Nie o Passport."
    surname2: str
    "Segundo apellido del propietario. Formato: hasta 60 caracteres, solo letras; vacío (\"\") si no tiene segundo apellido. Obligatorio si owner.document_type es Dni."


class CarRequestOwner(_CarRequestOwnerOptional):
    "Propietario del vehículo, si no es el titular. No se envía si owner_same_as_holder es true. Obligatorio si owner_same_as_holder es false."
    document_type: Literal["Dni", "Nie", "Passport"]
    "Tipo de documento de identidad del propietario. Formato: uno de los valores permitidos, tal cual. Catálogo: document-types."
    document_id: str
    "Número del documento de identidad del propietario, con su letra. Formato: según document_type: Dni, 8 dígitos y letra; Nie, X, Y o Z, 7 dígitos y letra; Passport, de 5 a 20 caracteres."
    name: str
    "Nombre del propietario, como figura en el documento. Formato: de 1 a 60 caracteres, solo letras, con espacios sueltos, guion, apóstrofo o punto medio entre ellas."
    surname: str
    "Primer apellido del propietario. Formato: de 1 a 60 caracteres, solo letras; sin apellido en el documento no se cotiza aquí."
    birth_date: str
    "Fecha de nacimiento del propietario. Formato: fecha AAAA-MM-DD, no futura."
    gender: Literal["Male", "Female"]
    "Sexo del propietario, como figura en el documento. No cambia el precio. Formato: uno de los valores permitidos, tal cual. Catálogo: genders."
    marital_status: Literal["Single", "Married", "UnmarriedPartner", "Divorced", "Widowed"]
    "Estado civil del propietario. Formato: uno de los valores permitidos, tal cual. Catálogo: marital-statuses."


class _CarRequestOptional(TypedDict, total=False):
    client_reference: str
    "Referencia propia de quien llama. Se devuelve tal cual. Formato: hasta 100 caracteres, ninguno invisible."
    owner: CarRequestOwner


class CarRequest(_CarRequestOptional):
    insurance_line: Literal["Car"]
    "Ramo que se cotiza. Decide la forma de la petición. Formato: uno de los valores permitidos, tal cual."
    effective_date: str
    "Fecha de efecto: primer día de cobertura, por el calendario de España. Formato: fecha AAAA-MM-DD, hoy o posterior."
    holder: CarRequestHolder
    vehicle: CarRequestVehicle
    driver: CarRequestDriver
    owner_same_as_holder: bool
    "Si el propietario del vehículo es el titular. Con false se envía owner; con true no. Formato: true o false."


class _MotorcycleRequestHolderAddressOptional(TypedDict, total=False):
    town_id: int
    "Municipio del domicilio del titular: su id en el catálogo de municipios del código postal. Formato: entero: el valor del municipio en el catálogo towns; con un solo municipio se deduce del código postal, con varios es obligatorio."


class MotorcycleRequestHolderAddress(_MotorcycleRequestHolderAddressOptional):
    "Domicilio del titular."
    postal_code: str
    "Código postal del domicilio del titular. Formato: código postal español de 5 dígitos, como texto."
    road_type: Literal["Acequia", "Atajo", "Autovia", "Avenida", "Barriada", "Barrio", "Calle", "Callejon", "Camino", "Carretera", "Comarcal", "Conjunto", "Glorieta", "GranVia", "Grupo", "Kilometro", "Nacional", "Pasaje", "Paseo", "Pasillo", "Paso", "Plaza", "Poligono", "Rambla", "Riera", "Ronda", "Sendero", "Torrente", "Travesera", "Travesia", "Urbanizacion", "Via", "Vial"]
    "Tipo de vía del domicilio del titular. Formato: uno de los valores permitidos, tal cual. Catálogo: road-types."
    road_name: str
    "Nombre de la vía del domicilio del titular, sin el tipo ni el número. Formato: de 1 a 100 caracteres, no en blanco ni con caracteres invisibles."
    road_number: str
    "Número de la vía del domicilio del titular. Formato: de 1 a 10 caracteres; S/N si la vía no tiene número."


class _MotorcycleRequestHolderOptional(TypedDict, total=False):
    nationality: Literal["ESP", "GBR", "FRA", "DEU", "ITA", "PRT", "ROU", "MAR", "COL", "ECU", "ARG", "VEN", "PER", "BOL", "BRA", "CHN", "PAK", "UKR", "RUS", "POL", "BGR", "NLD", "BEL", "SWE", "NOR", "DNK", "FIN", "IRL", "CHE", "AUT", "USA", "CAN", "MEX", "CHL", "URY", "PRY", "CUB", "DOM", "HND", "SLV", "GTM", "NIC", "PAN", "CRI", "DZA", "SEN", "NGA", "GHA", "PHL", "IND", "JPN", "KOR", "AUS", "NZL", "TUR", "ISR", "EGY", "ZAF"]
    "Nacionalidad del titular (ISO 3166-1 alfa-3). Formato: uno de los valores permitidos, tal cual; con DNI, ESP o nada. Catálogo: nationalities. Obligatorio si holder.document_type es Nie o Passport."
    surname2: str
    "Segundo apellido del titular. Formato: hasta 60 caracteres, solo letras; vacío (\"\") si no tiene segundo apellido. Obligatorio si holder.document_type es Dni."
    economic_occupation: str
    "Ocupación del titular: código CNO-11 de 4 dígitos. Formato: código CNO-11 de 4 dígitos, como texto, del catálogo economic-occupations. Obligatorio si holder.employment_status es Employee, SelfEmployed o CivilServant."


class MotorcycleRequestHolder(_MotorcycleRequestHolderOptional):
    "Titular de la póliza: quien contrata el seguro."
    document_type: Literal["Dni", "Nie", "Passport"]
    "Tipo de documento de identidad del titular. Formato: uno de los valores permitidos, tal cual. Catálogo: document-types."
    document_id: str
    "Número del documento de identidad del titular, con su letra. Formato: según document_type: Dni, 8 dígitos y letra; Nie, X, Y o Z, 7 dígitos y letra; Passport, de 5 a 20 caracteres."
    name: str
    "Nombre del titular, como figura en el documento. Formato: de 1 a 60 caracteres, solo letras, con espacios sueltos, guion, apóstrofo o punto medio entre ellas."
    surname: str
    "Primer apellido del titular. Formato: de 1 a 60 caracteres, solo letras; sin apellido en el documento no se cotiza aquí."
    birth_date: str
    "Fecha de nacimiento del titular. Formato: fecha AAAA-MM-DD, no futura."
    gender: Literal["Male", "Female"]
    "Sexo del titular, como figura en el documento. No cambia el precio. Formato: uno de los valores permitidos, tal cual. Catálogo: genders."
    marital_status: Literal["Single", "Married", "UnmarriedPartner", "Divorced", "Widowed"]
    "Estado civil del titular. Formato: uno de los valores permitidos, tal cual. Catálogo: marital-statuses."
    employment_status: Literal["Employee", "SelfEmployed", "CivilServant", "Retired", "Student", "Unemployed", "HomeWorker"]
    "Situación laboral del titular. Formato: uno de los valores permitidos, tal cual. Catálogo: employment-statuses."
    phone: str
    "Teléfono móvil español del titular. Formato: móvil español: 9 dígitos que empiezan por 6 o 7, con +34 o 0034 delante si se quiere."
    email: str
    "Correo electrónico del titular: ahí va la documentación de la póliza. Formato: de 1 a 100 caracteres, de la forma nombre@dominio.es."
    address: MotorcycleRequestHolderAddress


class _MotorcycleRequestVehicleOptional(TypedDict, total=False):
    registration_plate: str
    "Matrícula. Identifica el vehículo solo si corresponde a una única versión. Formato: de 4 a 10 caracteres, los de una matrícula española, con o sin espacios y guiones (1234BCD, M-1234-AB, C1234BCD)."
    code: str
    "Versión exacta: id del catálogo de motos. Formato: valor del catálogo vehicle-versions; obligatorio sin matrícula o si no basta. Obligatorio si no se envía vehicle.registration_plate."
    registration_date: str
    "Fecha de primera matriculación. Formato: fecha AAAA-MM-DD; obligatoria sin matrícula o si no basta. Obligatorio si no se envía vehicle.registration_plate."
    circulation_town_id: int
    "Municipio por el que circula: su id en el catálogo de municipios del código postal. Formato: entero: el valor del municipio en el catálogo towns; con un solo municipio se deduce del código postal, con varios es obligatorio."


class MotorcycleRequestVehicle(_MotorcycleRequestVehicleOptional):
    "Moto que se asegura."
    purchase_date: str
    "Fecha de compra. No puede ser anterior a la primera matriculación. Formato: fecha AAAA-MM-DD, no futura."
    circulation_postal_code: str
    "Código postal por el que circula. El del titular no se da por supuesto. Formato: código postal español de 5 dígitos, como texto."
    garage_type_id: Literal["PrivateGarage", "CommunalParking", "NoGarage"]
    "Dónde duerme la moto. Formato: uno de los valores permitidos, tal cual. Catálogo: motorcycle-garage-types."
    kilometers_per_year: int
    "Kilómetros al año. Formato: entero de 1 a 200000, kilómetros."


class _MotorcycleRequestDriverOptional(TypedDict, total=False):
    document_type: Literal["Dni", "Nie", "Passport"]
    "Tipo de documento de identidad del conductor habitual. Formato: uno de los valores permitidos, tal cual. Catálogo: document-types. Obligatorio si driver.same_as_holder es false. No se envía si driver.same_as_holder es true."
    document_id: str
    "Número del documento de identidad del conductor habitual, con su letra. Formato: según document_type: Dni, 8 dígitos y letra; Nie, X, Y o Z, 7 dígitos y letra; Passport, de 5 a 20 caracteres. Obligatorio si driver.same_as_holder es false. No se envía si driver.same_as_holder es true."
    nationality: Literal["ESP", "GBR", "FRA", "DEU", "ITA", "PRT", "ROU", "MAR", "COL", "ECU", "ARG", "VEN", "PER", "BOL", "BRA", "CHN", "PAK", "UKR", "RUS", "POL", "BGR", "NLD", "BEL", "SWE", "NOR", "DNK", "FIN", "IRL", "CHE", "AUT", "USA", "CAN", "MEX", "CHL", "URY", "PRY", "CUB", "DOM", "HND", "SLV", "GTM", "NIC", "PAN", "CRI", "DZA", "SEN", "NGA", "GHA", "PHL", "IND", "JPN", "KOR", "AUS", "NZL", "TUR", "ISR", "EGY", "ZAF"]
    "Nacionalidad del conductor habitual (ISO 3166-1 alfa-3). Formato: uno de los valores permitidos, tal cual; con DNI, ESP o nada. Catálogo: nationalities. Obligatorio si driver.same_as_holder es false y driver.document_type es Nie o Passport. No se envía si driver.same_as_holder es true."
    name: str
    "Nombre del conductor habitual, como figura en el documento. Formato: de 1 a 60 caracteres, solo letras, con espacios sueltos, guion, apóstrofo o punto medio entre ellas. Obligatorio si driver.same_as_holder es false. No se envía si driver.same_as_holder es true."
    surname: str
    "Primer apellido del conductor habitual. Formato: de 1 a 60 caracteres, solo letras; sin apellido en el documento no se cotiza aquí. Obligatorio si driver.same_as_holder es false. No se envía si driver.same_as_holder es true."
    surname2: str
    "Segundo apellido del conductor habitual. Formato: hasta 60 caracteres, solo letras; vacío (\"\") si no tiene segundo apellido. Obligatorio si driver.same_as_holder es false y driver.document_type es Dni. No se envía si driver.same_as_holder es true."
    birth_date: str
    "Fecha de nacimiento del conductor habitual. Formato: fecha AAAA-MM-DD, no futura. Obligatorio si driver.same_as_holder es false. No se envía si driver.same_as_holder es true."
    gender: Literal["Male", "Female"]
    "Sexo del conductor habitual, como figura en el documento. No cambia el precio. Formato: uno de los valores permitidos, tal cual. Catálogo: genders. Obligatorio si driver.same_as_holder es false. No se envía si driver.same_as_holder es true."
    marital_status: Literal["Single", "Married", "UnmarriedPartner", "Divorced", "Widowed"]
    "Estado civil del conductor habitual. Formato: uno de los valores permitidos, tal cual. Catálogo: marital-statuses. Obligatorio si driver.same_as_holder es false. No se envía si driver.same_as_holder es true."
    previous_motorcycle_code: str
    "La otra moto con la que tiene experiencia: id de su versión. Formato: valor del catálogo vehicle-versions. Obligatorio si driver.driving_experience_id es OtherMotorcycle."
    has_car_license: bool
    "Si tiene también permiso de coche. Formato: true o false."
    car_license_date: str
    "Fecha en que se obtuvo por primera vez el permiso de coche: columna 10 del carné, no 4a. Formato: fecha AAAA-MM-DD, no futura. Obligatorio si driver.has_car_license es true."
    previous_company_code: str
    "Compañía anterior: su código en el catálogo. Formato: valor del catálogo motorcycle-insurance-companies. Obligatorio si driver.previously_insured es true. No se envía si driver.previously_insured es false."
    previous_policy_number: str
    "Número de la póliza anterior. Formato: de 5 a 40 caracteres, no en blanco ni con caracteres invisibles. Obligatorio si driver.previously_insured es true. No se envía si driver.previously_insured es false."
    previous_plate: str
    "Matrícula del vehículo asegurado antes, también si es de otro país. Formato: de 4 a 10 caracteres, los de una matrícula, española o de otro país: letras y cifras, con o sin espacios y guiones. Obligatorio si driver.previously_insured es true. No se envía si driver.previously_insured es false."
    total_years_insured: int
    "Años asegurado en total. Formato: entero de 0 a 80, años. Obligatorio si driver.previously_insured es true. No se envía si driver.previously_insured es false."
    years_in_previous_company: int
    "Años en la compañía anterior. Formato: entero de 0 a 80, años. Obligatorio si driver.previously_insured es true. No se envía si driver.previously_insured es false."
    years_without_accidents: int
    "Años sin siniestros con culpa. Formato: entero de 0 a 80, años. Obligatorio si driver.previously_insured es true. No se envía si driver.previously_insured es false."
    last_five_years_accidents: int
    "Siniestros con culpa en los últimos 5 años. Formato: entero de 0 a 20. Obligatorio si driver.previously_insured es true. No se envía si driver.previously_insured es false."
    penalties: Literal["0", "1", "2", "3", "4", "5", "6"]
    "Multas de tráfico en los últimos 3 años; 6 significa más de cinco. Ninguna aseguradora lo usa. Formato: uno de los valores permitidos, tal cual."
    points_lost: bool
    "Si ha perdido puntos del permiso en el último año. Ninguna aseguradora lo usa. Formato: true o false."


class MotorcycleRequestDriver(_MotorcycleRequestDriverOptional):
    "Conductor habitual."
    same_as_holder: bool
    "Si el conductor habitual es el titular. Con true no se envía su identidad. Formato: true o false."
    driving_license_type: Literal["AM", "A1", "A2", "A", "B", "LCM"]
    "Permiso con el que se conduce la moto. Tiene que habilitar para ella. Formato: uno de los valores permitidos, tal cual. Catálogo: motorcycle-driving-license-types."
    driving_license_date: str
    "Fecha en que se obtuvo ese permiso, no la del carné. Formato: fecha AAAA-MM-DD, no futura."
    driving_license_issuing_zone_id: Literal["Spain", "RestEU", "RestWorld"]
    "Zona en la que se expidió el permiso. Formato: uno de los valores permitidos, tal cual."
    driving_experience_id: Literal["NoExperience", "ThisMotorcycle", "OtherMotorcycle"]
    "Experiencia del conductor con motos. Formato: uno de los valores permitidos, tal cual. Catálogo: motorcycle-driving-experience."
    previously_insured: bool
    "Si el conductor ha estado asegurado antes como conductor de moto. Formato: true o false."


class _MotorcycleRequestOwnerOptional(TypedDict, total=False):
    nationality: Literal["ESP", "GBR", "FRA", "DEU", "ITA", "PRT", "ROU", "MAR", "COL", "ECU", "ARG", "VEN", "PER", "BOL", "BRA", "CHN", "PAK", "UKR", "RUS", "POL", "BGR", "NLD", "BEL", "SWE", "NOR", "DNK", "FIN", "IRL", "CHE", "AUT", "USA", "CAN", "MEX", "CHL", "URY", "PRY", "CUB", "DOM", "HND", "SLV", "GTM", "NIC", "PAN", "CRI", "DZA", "SEN", "NGA", "GHA", "PHL", "IND", "JPN", "KOR", "AUS", "NZL", "TUR", "ISR", "EGY", "ZAF"]
    "Nacionalidad del propietario (ISO 3166-1 alfa-3). Formato: uno de los valores permitidos, tal cual; con DNI, ESP o nada. Catálogo: nationalities. Obligatorio si owner.document_type es Nie o Passport."
    surname2: str
    "Segundo apellido del propietario. Formato: hasta 60 caracteres, solo letras; vacío (\"\") si no tiene segundo apellido. Obligatorio si owner.document_type es Dni."


class MotorcycleRequestOwner(_MotorcycleRequestOwnerOptional):
    "Propietario del vehículo, si no es el titular. No se envía si owner_same_as_holder es true. Obligatorio si owner_same_as_holder es false."
    document_type: Literal["Dni", "Nie", "Passport"]
    "Tipo de documento de identidad del propietario. Formato: uno de los valores permitidos, tal cual. Catálogo: document-types."
    document_id: str
    "Número del documento de identidad del propietario, con su letra. Formato: según document_type: Dni, 8 dígitos y letra; Nie, X, Y o Z, 7 dígitos y letra; Passport, de 5 a 20 caracteres."
    name: str
    "Nombre del propietario, como figura en el documento. Formato: de 1 a 60 caracteres, solo letras, con espacios sueltos, guion, apóstrofo o punto medio entre ellas."
    surname: str
    "Primer apellido del propietario. Formato: de 1 a 60 caracteres, solo letras; sin apellido en el documento no se cotiza aquí."
    birth_date: str
    "Fecha de nacimiento del propietario. Formato: fecha AAAA-MM-DD, no futura."
    gender: Literal["Male", "Female"]
    "Sexo del propietario, como figura en el documento. No cambia el precio. Formato: uno de los valores permitidos, tal cual. Catálogo: genders."
    marital_status: Literal["Single", "Married", "UnmarriedPartner", "Divorced", "Widowed"]
    "Estado civil del propietario. Formato: uno de los valores permitidos, tal cual. Catálogo: marital-statuses."


class _MotorcycleRequestOptional(TypedDict, total=False):
    client_reference: str
    "Referencia propia de quien llama. Se devuelve tal cual. Formato: hasta 100 caracteres, ninguno invisible."
    owner: MotorcycleRequestOwner


class MotorcycleRequest(_MotorcycleRequestOptional):
    insurance_line: Literal["Motorcycle"]
    "Ramo que se cotiza. Decide la forma de la petición. Formato: uno de los valores permitidos, tal cual."
    effective_date: str
    "Fecha de efecto: primer día de cobertura, por el calendario de España. Formato: fecha AAAA-MM-DD, hoy o posterior."
    holder: MotorcycleRequestHolder
    vehicle: MotorcycleRequestVehicle
    driver: MotorcycleRequestDriver
    owner_same_as_holder: bool
    "Si el propietario del vehículo es el titular. Con false se envía owner; con true no. Formato: true o false."


class PartialHomeRequestHolderAddress(TypedDict, total=False):
    "Domicilio del titular, si no es la vivienda asegurada. No se envía si holder.address_same_as_risk es true. Obligatorio si holder.address_same_as_risk no es true."
    postal_code: str
    "Código postal del domicilio del titular. Formato: código postal español de 5 dígitos, como texto."
    town_id: int
    "Municipio del domicilio del titular: su id en el catálogo de municipios del código postal. Formato: entero: el valor del municipio en el catálogo towns; con un solo municipio se deduce del código postal, con varios es obligatorio."
    road_type: Literal["Acequia", "Atajo", "Autovia", "Avenida", "Barriada", "Barrio", "Calle", "Callejon", "Camino", "Carretera", "Comarcal", "Conjunto", "Glorieta", "GranVia", "Grupo", "Kilometro", "Nacional", "Pasaje", "Paseo", "Pasillo", "Paso", "Plaza", "Poligono", "Rambla", "Riera", "Ronda", "Sendero", "Torrente", "Travesera", "Travesia", "Urbanizacion", "Via", "Vial"]
    "Tipo de vía del domicilio del titular. Formato: uno de los valores permitidos, tal cual. Catálogo: road-types."
    road_name: str
    "Nombre de la vía del domicilio del titular, sin el tipo ni el número. Formato: de 1 a 100 caracteres, no en blanco ni con caracteres invisibles."
    road_number: str
    "Número de la vía del domicilio del titular. Formato: de 1 a 10 caracteres; S/N si la vía no tiene número."


class PartialHomeRequestHolder(TypedDict, total=False):
    "Titular de la póliza: quien contrata el seguro."
    document_type: Literal["Dni", "Nie", "Passport"]
    "Tipo de documento de identidad del titular. Formato: uno de los valores permitidos, tal cual. Catálogo: document-types."
    document_id: str
    "Número del documento de identidad del titular, con su letra. Formato: según document_type: Dni, 8 dígitos y letra; Nie, X, Y o Z, 7 dígitos y letra; Passport, de 5 a 20 caracteres."
    nationality: Literal["ESP", "GBR", "FRA", "DEU", "ITA", "PRT", "ROU", "MAR", "COL", "ECU", "ARG", "VEN", "PER", "BOL", "BRA", "CHN", "PAK", "UKR", "RUS", "POL", "BGR", "NLD", "BEL", "SWE", "NOR", "DNK", "FIN", "IRL", "CHE", "AUT", "USA", "CAN", "MEX", "CHL", "URY", "PRY", "CUB", "DOM", "HND", "SLV", "GTM", "NIC", "PAN", "CRI", "DZA", "SEN", "NGA", "GHA", "PHL", "IND", "JPN", "KOR", "AUS", "NZL", "TUR", "ISR", "EGY", "ZAF"]
    "Nacionalidad del titular (ISO 3166-1 alfa-3). Formato: uno de los valores permitidos, tal cual; con DNI, ESP o nada. Catálogo: nationalities. Obligatorio si holder.document_type es Nie o Passport."
    name: str
    "Nombre del titular, como figura en el documento. Formato: de 1 a 60 caracteres, solo letras, con espacios sueltos, guion, apóstrofo o punto medio entre ellas."
    surname: str
    "Primer apellido del titular. Formato: de 1 a 60 caracteres, solo letras; sin apellido en el documento no se cotiza aquí."
    surname2: str
    "Segundo apellido del titular. Formato: hasta 60 caracteres, solo letras; con DNI y sin segundo apellido (no enviado, o vacío) se repite el primero."
    birth_date: str
    "Fecha de nacimiento del titular. Formato: fecha AAAA-MM-DD, no futura."
    gender: Literal["Male", "Female"]
    "Sexo del titular, como figura en el documento. No cambia el precio. Formato: uno de los valores permitidos, tal cual. Catálogo: genders."
    marital_status: Literal["Single", "Married", "UnmarriedPartner", "Divorced", "Widowed"]
    "Estado civil del titular. Formato: uno de los valores permitidos, tal cual. Catálogo: marital-statuses."
    employment_status: Literal["Employee", "SelfEmployed", "CivilServant", "Retired", "Student", "Unemployed", "HomeWorker"]
    "Situación laboral del titular. Formato: uno de los valores permitidos, tal cual. Catálogo: employment-statuses."
    economic_occupation: str
    "Ocupación del titular: código CNO-11 de 4 dígitos. Formato: código CNO-11 de 4 dígitos, como texto, del catálogo economic-occupations; sin actividad laboral, la última."
    phone: str
    "Teléfono móvil español del titular. Formato: móvil español: 9 dígitos que empiezan por 6 o 7, con +34 o 0034 delante si se quiere."
    email: str
    "Correo electrónico del titular: ahí va la documentación de la póliza. Formato: de 1 a 100 caracteres, de la forma nombre@dominio.es."
    address_same_as_risk: bool
    "Si el titular vive en la vivienda asegurada: entonces su domicilio es risk.address. Formato: true o false."
    address: PartialHomeRequestHolderAddress


class PartialHomeRequestRiskAddress(TypedDict, total=False):
    "Dirección de la vivienda asegurada."
    postal_code: str
    "Código postal de la vivienda asegurada. Formato: código postal español de 5 dígitos, como texto."
    town_id: int
    "Municipio de la vivienda asegurada: su id en el catálogo de municipios del código postal. Formato: entero: el valor del municipio en el catálogo towns; con un solo municipio se deduce del código postal, con varios es obligatorio."
    road_type: Literal["Acequia", "Atajo", "Autovia", "Avenida", "Barriada", "Barrio", "Calle", "Callejon", "Camino", "Carretera", "Comarcal", "Conjunto", "Glorieta", "GranVia", "Grupo", "Kilometro", "Nacional", "Pasaje", "Paseo", "Pasillo", "Paso", "Plaza", "Poligono", "Rambla", "Riera", "Ronda", "Sendero", "Torrente", "Travesera", "Travesia", "Urbanizacion", "Via", "Vial"]
    "Tipo de vía de la vivienda asegurada. Formato: uno de los valores permitidos, tal cual. Catálogo: road-types."
    road_name: str
    "Nombre de la vía de la vivienda asegurada, sin el tipo ni el número. Formato: de 1 a 100 caracteres, no en blanco ni con caracteres invisibles."
    road_number: str
    "Número de la vía de la vivienda asegurada. Formato: de 1 a 10 caracteres; S/N si la vía no tiene número."


class PartialHomeRequestRisk(TypedDict, total=False):
    "Vivienda que se asegura."
    area_m2: float
    "Superficie construida. Formato: número de 10 a 2000, metros cuadrados."
    year_built: int
    "Año de construcción. Formato: entero de 1700 al año en curso."
    last_reform_year: Union[int, None]
    "Año de la última reforma; null si nunca se ha reformado. Formato: entero de 1900 al año en curso; o null."
    rooms: int
    "Número de habitaciones. Formato: entero de 1 a 50."
    use: Literal["Owner", "Rental", "Tenant"]
    "Régimen de uso de la vivienda. Formato: uno de los valores permitidos, tal cual. Catálogo: home-uses."
    occupancy: Literal["MainResidence", "SecondHome"]
    "Ocupación de la vivienda. Formato: uno de los valores permitidos, tal cual. Catálogo: home-occupancies."
    dwelling_type: Literal["MiddleFloor", "TopFloor", "GroundFloor", "DetachedHouse", "TerracedHouse"]
    "Tipo de vivienda. Formato: uno de los valores permitidos, tal cual. Catálogo: home-property-types."
    location: Literal["CityCentre", "ResidentialDevelopment", "Depopulated"]
    "Entorno de la vivienda. Formato: uno de los valores permitidos, tal cual. Catálogo: home-locations."
    materials: Literal["NonCombustible", "LessThan25Combustible", "MoreThan25Combustible"]
    "Materiales de construcción. Formato: uno de los valores permitidos, tal cual. Catálogo: home-build-materials."
    build_quality: Literal["Basic", "Normal", "High", "Luxury"]
    "Calidad de construcción. Formato: uno de los valores permitidos, tal cual. Catálogo: home-build-qualities."
    alarm: Literal["NoAlarm", "ConnectedAlarm", "NonConnectedAlarm"]
    "Alarma. Que no la haya se declara expresamente. Formato: uno de los valores permitidos, tal cual. Catálogo: home-alarm-types."
    owner_is_holder: Literal[True]
    "El titular responde de la vivienda en la póliza. Formato: siempre true, también para inquilinos."
    buildings_limit: float
    "Capital asegurado de continente. Formato: número de 0 a 5000000, euros; 0.01 como mínimo salvo para inquilinos."
    contents_limit: float
    "Capital asegurado de contenido. 0 es válido y se respeta. Formato: número de 0 a 2000000, euros."
    settlement_type: Literal["ReplacementValue", "FirstRisk"]
    "Forma de indemnización. Formato: uno de los valores permitidos, tal cual. Catálogo: home-settlement-types."
    security_main_door: bool
    "Puerta principal blindada o acorazada. Sin enviar, no se declara y no descuenta. Formato: true o false. Catálogo: home-door-types."
    security_windows: bool
    "Rejas o protección en las ventanas. Sin enviar, no se declara y no descuenta. Formato: true o false."
    cadastral_reference: str
    "Referencia catastral. Identifica el inmueble; no cambia el precio. Formato: de 14 a 20 caracteres, no en blanco ni con caracteres invisibles."
    address: PartialHomeRequestRiskAddress


class _PartialHomeRequestOptional(TypedDict, total=False):
    effective_date: str
    "Fecha de efecto: primer día de cobertura, por el calendario de España. Formato: fecha AAAA-MM-DD, hoy o posterior."
    client_reference: str
    "Referencia propia de quien llama. Se devuelve tal cual. Formato: hasta 100 caracteres, ninguno invisible."
    holder: PartialHomeRequestHolder
    risk: PartialHomeRequestRisk


class PartialHomeRequest(_PartialHomeRequestOptional):
    insurance_line: Literal["Home"]
    "Ramo que se cotiza. Decide la forma de la petición. Formato: uno de los valores permitidos, tal cual."


class PartialCarRequestHolderAddress(TypedDict, total=False):
    "Domicilio del titular."
    postal_code: str
    "Código postal del domicilio del titular. Formato: código postal español de 5 dígitos, como texto."
    town_id: int
    "Municipio del domicilio del titular: su id en el catálogo de municipios del código postal. Formato: entero: el valor del municipio en el catálogo towns; con un solo municipio se deduce del código postal, con varios es obligatorio."
    road_type: Literal["Acequia", "Atajo", "Autovia", "Avenida", "Barriada", "Barrio", "Calle", "Callejon", "Camino", "Carretera", "Comarcal", "Conjunto", "Glorieta", "GranVia", "Grupo", "Kilometro", "Nacional", "Pasaje", "Paseo", "Pasillo", "Paso", "Plaza", "Poligono", "Rambla", "Riera", "Ronda", "Sendero", "Torrente", "Travesera", "Travesia", "Urbanizacion", "Via", "Vial"]
    "Tipo de vía del domicilio del titular. Formato: uno de los valores permitidos, tal cual. Catálogo: road-types."
    road_name: str
    "Nombre de la vía del domicilio del titular, sin el tipo ni el número. Formato: de 1 a 100 caracteres, no en blanco ni con caracteres invisibles."
    road_number: str
    "Número de la vía del domicilio del titular. Formato: de 1 a 10 caracteres; S/N si la vía no tiene número."


class PartialCarRequestHolder(TypedDict, total=False):
    "Titular de la póliza: quien contrata el seguro."
    document_type: Literal["Dni", "Nie", "Passport"]
    "Tipo de documento de identidad del titular. Formato: uno de los valores permitidos, tal cual. Catálogo: document-types."
    document_id: str
    "Número del documento de identidad del titular, con su letra. Formato: según document_type: Dni, 8 dígitos y letra; Nie, X, Y o Z, 7 dígitos y letra; Passport, de 5 a 20 caracteres."
    nationality: Literal["ESP", "GBR", "FRA", "DEU", "ITA", "PRT", "ROU", "MAR", "COL", "ECU", "ARG", "VEN", "PER", "BOL", "BRA", "CHN", "PAK", "UKR", "RUS", "POL", "BGR", "NLD", "BEL", "SWE", "NOR", "DNK", "FIN", "IRL", "CHE", "AUT", "USA", "CAN", "MEX", "CHL", "URY", "PRY", "CUB", "DOM", "HND", "SLV", "GTM", "NIC", "PAN", "CRI", "DZA", "SEN", "NGA", "GHA", "PHL", "IND", "JPN", "KOR", "AUS", "NZL", "TUR", "ISR", "EGY", "ZAF"]
    "Nacionalidad del titular (ISO 3166-1 alfa-3). Formato: uno de los valores permitidos, tal cual; con DNI, ESP o nada. Catálogo: nationalities. Obligatorio si holder.document_type es Nie o Passport."
    name: str
    "Nombre del titular, como figura en el documento. Formato: de 1 a 60 caracteres, solo letras, con espacios sueltos, guion, apóstrofo o punto medio entre ellas."
    surname: str
    "Primer apellido del titular. Formato: de 1 a 60 caracteres, solo letras; sin apellido en el documento no se cotiza aquí."
    surname2: str
    "Segundo apellido del titular. Formato: hasta 60 caracteres, solo letras; vacío (\"\") si no tiene segundo apellido. Obligatorio si holder.document_type es Dni."
    birth_date: str
    "Fecha de nacimiento del titular. Formato: fecha AAAA-MM-DD, no futura."
    gender: Literal["Male", "Female"]
    "Sexo del titular, como figura en el documento. No cambia el precio. Formato: uno de los valores permitidos, tal cual. Catálogo: genders."
    marital_status: Literal["Single", "Married", "UnmarriedPartner", "Divorced", "Widowed"]
    "Estado civil del titular. Formato: uno de los valores permitidos, tal cual. Catálogo: marital-statuses."
    employment_status: Literal["Employee", "SelfEmployed", "CivilServant", "Retired", "Student", "Unemployed", "HomeWorker"]
    "Situación laboral del titular. Formato: uno de los valores permitidos, tal cual. Catálogo: employment-statuses."
    economic_occupation: str
    "Ocupación del titular: código CNO-11 de 4 dígitos. Formato: código CNO-11 de 4 dígitos, como texto, del catálogo economic-occupations. Obligatorio si holder.employment_status es Employee, SelfEmployed o CivilServant."
    phone: str
    "Teléfono móvil español del titular. Formato: móvil español: 9 dígitos que empiezan por 6 o 7, con +34 o 0034 delante si se quiere."
    email: str
    "Correo electrónico del titular: ahí va la documentación de la póliza. Formato: de 1 a 100 caracteres, de la forma nombre@dominio.es."
    address: PartialCarRequestHolderAddress


class PartialCarRequestVehicle(TypedDict, total=False):
    "Coche que se asegura."
    registration_plate: str
    "Matrícula. Identifica el vehículo solo si corresponde a una única versión. Formato: de 4 a 10 caracteres, los de una matrícula española, con o sin espacios y guiones (1234BCD, M-1234-AB, C1234BCD)."
    brand_id: str
    "Marca: id del catálogo. Formato: valor del catálogo vehicle-brands."
    model_id: str
    "Modelo: id del catálogo. Formato: valor del catálogo vehicle-models."
    version_id: str
    "Versión exacta: id del catálogo. Formato: valor del catálogo vehicle-versions; obligatorio sin matrícula o si no basta. Obligatorio si no se envía vehicle.registration_plate."
    brand_name: str
    "Nombre de la marca. Solo informativo. Formato: hasta 80 caracteres, ninguno invisible."
    model_name: str
    "Nombre del modelo. Solo informativo. Formato: hasta 80 caracteres, ninguno invisible."
    version_name: str
    "Nombre de la versión. Solo informativo. Formato: hasta 160 caracteres, ninguno invisible."
    registration_date: str
    "Fecha de primera matriculación. Formato: fecha AAAA-MM-DD; obligatoria sin matrícula o si no basta. Obligatorio si no se envía vehicle.registration_plate."
    purchase_type: Literal["already_owned", "new", "used_dealer", "used_private", "planned"]
    "Cómo se adquirió. Nunca se deduce de las fechas. Formato: uno de los valores permitidos, tal cual."
    purchase_date: str
    "Fecha de compra. No puede ser anterior a la primera matriculación. Formato: fecha AAAA-MM-DD, no futura. Obligatorio si vehicle.purchase_type no es planned. No se envía si vehicle.purchase_type es planned."
    use: Literal["Private", "Professional", "PublicService"]
    "Uso del coche. Formato: uno de los valores permitidos, tal cual. Catálogo: car-use-types."
    annual_km: Literal["UpTo5000km", "UpTo10000km", "UpTo15000km", "UpTo20000km", "UpTo25000km", "UpTo30000km", "MoreThan30000km"]
    "Kilómetros al año. Formato: uno de los valores permitidos, tal cual. Catálogo: annual-km-options."
    parking_type: Literal["PrivateGarage", "CommunalParking", "NoGarage"]
    "Dónde duerme el coche. Formato: uno de los valores permitidos, tal cual. Catálogo: car-parking-types."
    fuel_type: Literal["Gasoline", "Diesel", "Electric", "Hybrid", "PlugInHybrid", "Lpg", "Cng"]
    "Combustible. Identificado el vehículo, vale el del catálogo. Formato: uno de los valores permitidos, tal cual. Catálogo: fuel-types."
    retail_price: float
    "Precio de venta al público del coche nuevo, impuestos incluidos. Formato: número de 1 a 5000000, euros."


class PartialCarRequestDriver(TypedDict, total=False):
    "Conductor habitual."
    same_as_holder: bool
    "Si el conductor habitual es el titular. Con true no se envía su identidad. Formato: true o false."
    document_type: Literal["Dni", "Nie", "Passport"]
    "Tipo de documento de identidad del conductor habitual. Formato: uno de los valores permitidos, tal cual. Catálogo: document-types. Obligatorio si driver.same_as_holder es false. No se envía si driver.same_as_holder es true."
    document_id: str
    "Número del documento de identidad del conductor habitual, con su letra. Formato: según document_type: Dni, 8 dígitos y letra; Nie, X, Y o Z, 7 dígitos y letra; Passport, de 5 a 20 caracteres. Obligatorio si driver.same_as_holder es false. No se envía si driver.same_as_holder es true."
    nationality: Literal["ESP", "GBR", "FRA", "DEU", "ITA", "PRT", "ROU", "MAR", "COL", "ECU", "ARG", "VEN", "PER", "BOL", "BRA", "CHN", "PAK", "UKR", "RUS", "POL", "BGR", "NLD", "BEL", "SWE", "NOR", "DNK", "FIN", "IRL", "CHE", "AUT", "USA", "CAN", "MEX", "CHL", "URY", "PRY", "CUB", "DOM", "HND", "SLV", "GTM", "NIC", "PAN", "CRI", "DZA", "SEN", "NGA", "GHA", "PHL", "IND", "JPN", "KOR", "AUS", "NZL", "TUR", "ISR", "EGY", "ZAF"]
    "Nacionalidad del conductor habitual (ISO 3166-1 alfa-3). Formato: uno de los valores permitidos, tal cual; con DNI, ESP o nada. Catálogo: nationalities. Obligatorio si driver.same_as_holder es false y driver.document_type es Nie o Passport. No se envía si driver.same_as_holder es true."
    name: str
    "Nombre del conductor habitual, como figura en el documento. Formato: de 1 a 60 caracteres, solo letras, con espacios sueltos, guion, apóstrofo o punto medio entre ellas. Obligatorio si driver.same_as_holder es false. No se envía si driver.same_as_holder es true."
    surname: str
    "Primer apellido del conductor habitual. Formato: de 1 a 60 caracteres, solo letras; sin apellido en el documento no se cotiza aquí. Obligatorio si driver.same_as_holder es false. No se envía si driver.same_as_holder es true."
    surname2: str
    "Segundo apellido del conductor habitual. Formato: hasta 60 caracteres, solo letras; vacío (\"\") si no tiene segundo apellido. Obligatorio si driver.same_as_holder es false y driver.document_type es Dni. No se envía si driver.same_as_holder es true."
    birth_date: str
    "Fecha de nacimiento del conductor habitual. Formato: fecha AAAA-MM-DD, no futura. Obligatorio si driver.same_as_holder es false. No se envía si driver.same_as_holder es true."
    gender: Literal["Male", "Female"]
    "Sexo del conductor habitual, como figura en el documento. No cambia el precio. Formato: uno de los valores permitidos, tal cual. Catálogo: genders. Obligatorio si driver.same_as_holder es false. No se envía si driver.same_as_holder es true."
    marital_status: Literal["Single", "Married", "UnmarriedPartner", "Divorced", "Widowed"]
    "Estado civil del conductor habitual. Formato: uno de los valores permitidos, tal cual. Catálogo: marital-statuses. Obligatorio si driver.same_as_holder es false. No se envía si driver.same_as_holder es true."
    driving_license_type: Literal["B", "C1", "C"]
    "Permiso de conducir. Formato: uno de los valores permitidos, tal cual. Catálogo: driving-license-types."
    driving_license_date: str
    "Fecha en que se obtuvo ese permiso, no la del carné. Formato: fecha AAAA-MM-DD, no futura."
    driving_license_country: Literal["ESP"]
    "País que expidió el permiso (ISO 3166-1 alfa-3). Formato: ESP; con el permiso de otro país no se cotiza. Catálogo: nationalities."
    previously_insured: bool
    "Si el conductor ha estado asegurado antes como conductor de coche. Formato: true o false."
    previous_company_code: str
    "Compañía anterior: su código en el catálogo. Formato: valor del catálogo car-insurance-companies. Obligatorio si driver.previously_insured es true. No se envía si driver.previously_insured es false."
    previous_policy_number: str
    "Número de la póliza anterior. Formato: de 5 a 40 caracteres, no en blanco ni con caracteres invisibles. Obligatorio si driver.previously_insured es true. No se envía si driver.previously_insured es false."
    previous_plate: str
    "Matrícula del vehículo asegurado antes, también si es de otro país. Formato: de 4 a 10 caracteres, los de una matrícula, española o de otro país: letras y cifras, con o sin espacios y guiones. Obligatorio si driver.previously_insured es true. No se envía si driver.previously_insured es false."
    total_years_insured: int
    "Años asegurado en total. Formato: entero de 0 a 80, años. Obligatorio si driver.previously_insured es true. No se envía si driver.previously_insured es false."
    years_in_previous_company: int
    "Años en la compañía anterior. Formato: entero de 0 a 80, años. Obligatorio si driver.previously_insured es true. No se envía si driver.previously_insured es false."
    years_without_accidents: int
    "Años sin siniestros con culpa. Formato: entero de 0 a 80, años. Obligatorio si driver.previously_insured es true. No se envía si driver.previously_insured es false."
    last_five_years_accidents: int
    "Siniestros con culpa en los últimos 5 años. Formato: entero de 0 a 20. Obligatorio si driver.previously_insured es true. No se envía si driver.previously_insured es false."
    penalties: Literal["0", "1", "2", "3", "4", "5", "6"]
    "Multas de tráfico en los últimos 3 años; 6 significa más de cinco. Formato: uno de los valores permitidos, tal cual."
    parking_fine_only: bool
    "Si la única multa fue de aparcamiento. Formato: true o false. Obligatorio si driver.penalties es 1."
    points_lost: bool
    "Si ha perdido puntos del permiso en el último año. Formato: true o false."


class PartialCarRequestOwner(TypedDict, total=False):
    "Propietario del vehículo, si no es el titular. No se envía si owner_same_as_holder es true. Obligatorio si owner_same_as_holder es false."
    document_type: Literal["Dni", "Nie", "Passport"]
    "Tipo de documento de identidad del propietario. Formato: uno de los valores permitidos, tal cual. Catálogo: document-types."
    document_id: str
    "Número del documento de identidad del propietario, con su letra. Formato: según document_type: Dni, 8 dígitos y letra; Nie, X, Y o Z, 7 dígitos y letra; Passport, de 5 a 20 caracteres."
    nationality: Literal["ESP", "GBR", "FRA", "DEU", "ITA", "PRT", "ROU", "MAR", "COL", "ECU", "ARG", "VEN", "PER", "BOL", "BRA", "CHN", "PAK", "UKR", "RUS", "POL", "BGR", "NLD", "BEL", "SWE", "NOR", "DNK", "FIN", "IRL", "CHE", "AUT", "USA", "CAN", "MEX", "CHL", "URY", "PRY", "CUB", "DOM", "HND", "SLV", "GTM", "NIC", "PAN", "CRI", "DZA", "SEN", "NGA", "GHA", "PHL", "IND", "JPN", "KOR", "AUS", "NZL", "TUR", "ISR", "EGY", "ZAF"]
    "Nacionalidad del propietario (ISO 3166-1 alfa-3). Formato: uno de los valores permitidos, tal cual; con DNI, ESP o nada. Catálogo: nationalities. Obligatorio si owner.document_type es Nie o Passport."
    name: str
    "Nombre del propietario, como figura en el documento. Formato: de 1 a 60 caracteres, solo letras, con espacios sueltos, guion, apóstrofo o punto medio entre ellas."
    surname: str
    "Primer apellido del propietario. Formato: de 1 a 60 caracteres, solo letras; sin apellido en el documento no se cotiza aquí."
    surname2: str
    "Segundo apellido del propietario. Formato: hasta 60 caracteres, solo letras; vacío (\"\") si no tiene segundo apellido. Obligatorio si owner.document_type es Dni."
    birth_date: str
    "Fecha de nacimiento del propietario. Formato: fecha AAAA-MM-DD, no futura."
    gender: Literal["Male", "Female"]
    "Sexo del propietario, como figura en el documento. No cambia el precio. Formato: uno de los valores permitidos, tal cual. Catálogo: genders."
    marital_status: Literal["Single", "Married", "UnmarriedPartner", "Divorced", "Widowed"]
    "Estado civil del propietario. Formato: uno de los valores permitidos, tal cual. Catálogo: marital-statuses."


class _PartialCarRequestOptional(TypedDict, total=False):
    effective_date: str
    "Fecha de efecto: primer día de cobertura, por el calendario de España. Formato: fecha AAAA-MM-DD, hoy o posterior."
    client_reference: str
    "Referencia propia de quien llama. Se devuelve tal cual. Formato: hasta 100 caracteres, ninguno invisible."
    holder: PartialCarRequestHolder
    vehicle: PartialCarRequestVehicle
    driver: PartialCarRequestDriver
    owner_same_as_holder: bool
    "Si el propietario del vehículo es el titular. Con false se envía owner; con true no. Formato: true o false."
    owner: PartialCarRequestOwner


class PartialCarRequest(_PartialCarRequestOptional):
    insurance_line: Literal["Car"]
    "Ramo que se cotiza. Decide la forma de la petición. Formato: uno de los valores permitidos, tal cual."


class PartialMotorcycleRequestHolderAddress(TypedDict, total=False):
    "Domicilio del titular."
    postal_code: str
    "Código postal del domicilio del titular. Formato: código postal español de 5 dígitos, como texto."
    town_id: int
    "Municipio del domicilio del titular: su id en el catálogo de municipios del código postal. Formato: entero: el valor del municipio en el catálogo towns; con un solo municipio se deduce del código postal, con varios es obligatorio."
    road_type: Literal["Acequia", "Atajo", "Autovia", "Avenida", "Barriada", "Barrio", "Calle", "Callejon", "Camino", "Carretera", "Comarcal", "Conjunto", "Glorieta", "GranVia", "Grupo", "Kilometro", "Nacional", "Pasaje", "Paseo", "Pasillo", "Paso", "Plaza", "Poligono", "Rambla", "Riera", "Ronda", "Sendero", "Torrente", "Travesera", "Travesia", "Urbanizacion", "Via", "Vial"]
    "Tipo de vía del domicilio del titular. Formato: uno de los valores permitidos, tal cual. Catálogo: road-types."
    road_name: str
    "Nombre de la vía del domicilio del titular, sin el tipo ni el número. Formato: de 1 a 100 caracteres, no en blanco ni con caracteres invisibles."
    road_number: str
    "Número de la vía del domicilio del titular. Formato: de 1 a 10 caracteres; S/N si la vía no tiene número."


class PartialMotorcycleRequestHolder(TypedDict, total=False):
    "Titular de la póliza: quien contrata el seguro."
    document_type: Literal["Dni", "Nie", "Passport"]
    "Tipo de documento de identidad del titular. Formato: uno de los valores permitidos, tal cual. Catálogo: document-types."
    document_id: str
    "Número del documento de identidad del titular, con su letra. Formato: según document_type: Dni, 8 dígitos y letra; Nie, X, Y o Z, 7 dígitos y letra; Passport, de 5 a 20 caracteres."
    nationality: Literal["ESP", "GBR", "FRA", "DEU", "ITA", "PRT", "ROU", "MAR", "COL", "ECU", "ARG", "VEN", "PER", "BOL", "BRA", "CHN", "PAK", "UKR", "RUS", "POL", "BGR", "NLD", "BEL", "SWE", "NOR", "DNK", "FIN", "IRL", "CHE", "AUT", "USA", "CAN", "MEX", "CHL", "URY", "PRY", "CUB", "DOM", "HND", "SLV", "GTM", "NIC", "PAN", "CRI", "DZA", "SEN", "NGA", "GHA", "PHL", "IND", "JPN", "KOR", "AUS", "NZL", "TUR", "ISR", "EGY", "ZAF"]
    "Nacionalidad del titular (ISO 3166-1 alfa-3). Formato: uno de los valores permitidos, tal cual; con DNI, ESP o nada. Catálogo: nationalities. Obligatorio si holder.document_type es Nie o Passport."
    name: str
    "Nombre del titular, como figura en el documento. Formato: de 1 a 60 caracteres, solo letras, con espacios sueltos, guion, apóstrofo o punto medio entre ellas."
    surname: str
    "Primer apellido del titular. Formato: de 1 a 60 caracteres, solo letras; sin apellido en el documento no se cotiza aquí."
    surname2: str
    "Segundo apellido del titular. Formato: hasta 60 caracteres, solo letras; vacío (\"\") si no tiene segundo apellido. Obligatorio si holder.document_type es Dni."
    birth_date: str
    "Fecha de nacimiento del titular. Formato: fecha AAAA-MM-DD, no futura."
    gender: Literal["Male", "Female"]
    "Sexo del titular, como figura en el documento. No cambia el precio. Formato: uno de los valores permitidos, tal cual. Catálogo: genders."
    marital_status: Literal["Single", "Married", "UnmarriedPartner", "Divorced", "Widowed"]
    "Estado civil del titular. Formato: uno de los valores permitidos, tal cual. Catálogo: marital-statuses."
    employment_status: Literal["Employee", "SelfEmployed", "CivilServant", "Retired", "Student", "Unemployed", "HomeWorker"]
    "Situación laboral del titular. Formato: uno de los valores permitidos, tal cual. Catálogo: employment-statuses."
    economic_occupation: str
    "Ocupación del titular: código CNO-11 de 4 dígitos. Formato: código CNO-11 de 4 dígitos, como texto, del catálogo economic-occupations. Obligatorio si holder.employment_status es Employee, SelfEmployed o CivilServant."
    phone: str
    "Teléfono móvil español del titular. Formato: móvil español: 9 dígitos que empiezan por 6 o 7, con +34 o 0034 delante si se quiere."
    email: str
    "Correo electrónico del titular: ahí va la documentación de la póliza. Formato: de 1 a 100 caracteres, de la forma nombre@dominio.es."
    address: PartialMotorcycleRequestHolderAddress


class PartialMotorcycleRequestVehicle(TypedDict, total=False):
    "Moto que se asegura."
    registration_plate: str
    "Matrícula. Identifica el vehículo solo si corresponde a una única versión. Formato: de 4 a 10 caracteres, los de una matrícula española, con o sin espacios y guiones (1234BCD, M-1234-AB, C1234BCD)."
    code: str
    "Versión exacta: id del catálogo de motos. Formato: valor del catálogo vehicle-versions; obligatorio sin matrícula o si no basta. Obligatorio si no se envía vehicle.registration_plate."
    registration_date: str
    "Fecha de primera matriculación. Formato: fecha AAAA-MM-DD; obligatoria sin matrícula o si no basta. Obligatorio si no se envía vehicle.registration_plate."
    purchase_date: str
    "Fecha de compra. No puede ser anterior a la primera matriculación. Formato: fecha AAAA-MM-DD, no futura."
    circulation_postal_code: str
    "Código postal por el que circula. El del titular no se da por supuesto. Formato: código postal español de 5 dígitos, como texto."
    circulation_town_id: int
    "Municipio por el que circula: su id en el catálogo de municipios del código postal. Formato: entero: el valor del municipio en el catálogo towns; con un solo municipio se deduce del código postal, con varios es obligatorio."
    garage_type_id: Literal["PrivateGarage", "CommunalParking", "NoGarage"]
    "Dónde duerme la moto. Formato: uno de los valores permitidos, tal cual. Catálogo: motorcycle-garage-types."
    kilometers_per_year: int
    "Kilómetros al año. Formato: entero de 1 a 200000, kilómetros."


class PartialMotorcycleRequestDriver(TypedDict, total=False):
    "Conductor habitual."
    same_as_holder: bool
    "Si el conductor habitual es el titular. Con true no se envía su identidad. Formato: true o false."
    document_type: Literal["Dni", "Nie", "Passport"]
    "Tipo de documento de identidad del conductor habitual. Formato: uno de los valores permitidos, tal cual. Catálogo: document-types. Obligatorio si driver.same_as_holder es false. No se envía si driver.same_as_holder es true."
    document_id: str
    "Número del documento de identidad del conductor habitual, con su letra. Formato: según document_type: Dni, 8 dígitos y letra; Nie, X, Y o Z, 7 dígitos y letra; Passport, de 5 a 20 caracteres. Obligatorio si driver.same_as_holder es false. No se envía si driver.same_as_holder es true."
    nationality: Literal["ESP", "GBR", "FRA", "DEU", "ITA", "PRT", "ROU", "MAR", "COL", "ECU", "ARG", "VEN", "PER", "BOL", "BRA", "CHN", "PAK", "UKR", "RUS", "POL", "BGR", "NLD", "BEL", "SWE", "NOR", "DNK", "FIN", "IRL", "CHE", "AUT", "USA", "CAN", "MEX", "CHL", "URY", "PRY", "CUB", "DOM", "HND", "SLV", "GTM", "NIC", "PAN", "CRI", "DZA", "SEN", "NGA", "GHA", "PHL", "IND", "JPN", "KOR", "AUS", "NZL", "TUR", "ISR", "EGY", "ZAF"]
    "Nacionalidad del conductor habitual (ISO 3166-1 alfa-3). Formato: uno de los valores permitidos, tal cual; con DNI, ESP o nada. Catálogo: nationalities. Obligatorio si driver.same_as_holder es false y driver.document_type es Nie o Passport. No se envía si driver.same_as_holder es true."
    name: str
    "Nombre del conductor habitual, como figura en el documento. Formato: de 1 a 60 caracteres, solo letras, con espacios sueltos, guion, apóstrofo o punto medio entre ellas. Obligatorio si driver.same_as_holder es false. No se envía si driver.same_as_holder es true."
    surname: str
    "Primer apellido del conductor habitual. Formato: de 1 a 60 caracteres, solo letras; sin apellido en el documento no se cotiza aquí. Obligatorio si driver.same_as_holder es false. No se envía si driver.same_as_holder es true."
    surname2: str
    "Segundo apellido del conductor habitual. Formato: hasta 60 caracteres, solo letras; vacío (\"\") si no tiene segundo apellido. Obligatorio si driver.same_as_holder es false y driver.document_type es Dni. No se envía si driver.same_as_holder es true."
    birth_date: str
    "Fecha de nacimiento del conductor habitual. Formato: fecha AAAA-MM-DD, no futura. Obligatorio si driver.same_as_holder es false. No se envía si driver.same_as_holder es true."
    gender: Literal["Male", "Female"]
    "Sexo del conductor habitual, como figura en el documento. No cambia el precio. Formato: uno de los valores permitidos, tal cual. Catálogo: genders. Obligatorio si driver.same_as_holder es false. No se envía si driver.same_as_holder es true."
    marital_status: Literal["Single", "Married", "UnmarriedPartner", "Divorced", "Widowed"]
    "Estado civil del conductor habitual. Formato: uno de los valores permitidos, tal cual. Catálogo: marital-statuses. Obligatorio si driver.same_as_holder es false. No se envía si driver.same_as_holder es true."
    driving_license_type: Literal["AM", "A1", "A2", "A", "B", "LCM"]
    "Permiso con el que se conduce la moto. Tiene que habilitar para ella. Formato: uno de los valores permitidos, tal cual. Catálogo: motorcycle-driving-license-types."
    driving_license_date: str
    "Fecha en que se obtuvo ese permiso, no la del carné. Formato: fecha AAAA-MM-DD, no futura."
    driving_license_issuing_zone_id: Literal["Spain", "RestEU", "RestWorld"]
    "Zona en la que se expidió el permiso. Formato: uno de los valores permitidos, tal cual."
    driving_experience_id: Literal["NoExperience", "ThisMotorcycle", "OtherMotorcycle"]
    "Experiencia del conductor con motos. Formato: uno de los valores permitidos, tal cual. Catálogo: motorcycle-driving-experience."
    previous_motorcycle_code: str
    "La otra moto con la que tiene experiencia: id de su versión. Formato: valor del catálogo vehicle-versions. Obligatorio si driver.driving_experience_id es OtherMotorcycle."
    has_car_license: bool
    "Si tiene también permiso de coche. Formato: true o false."
    car_license_date: str
    "Fecha en que se obtuvo por primera vez el permiso de coche: columna 10 del carné, no 4a. Formato: fecha AAAA-MM-DD, no futura. Obligatorio si driver.has_car_license es true."
    previously_insured: bool
    "Si el conductor ha estado asegurado antes como conductor de moto. Formato: true o false."
    previous_company_code: str
    "Compañía anterior: su código en el catálogo. Formato: valor del catálogo motorcycle-insurance-companies. Obligatorio si driver.previously_insured es true. No se envía si driver.previously_insured es false."
    previous_policy_number: str
    "Número de la póliza anterior. Formato: de 5 a 40 caracteres, no en blanco ni con caracteres invisibles. Obligatorio si driver.previously_insured es true. No se envía si driver.previously_insured es false."
    previous_plate: str
    "Matrícula del vehículo asegurado antes, también si es de otro país. Formato: de 4 a 10 caracteres, los de una matrícula, española o de otro país: letras y cifras, con o sin espacios y guiones. Obligatorio si driver.previously_insured es true. No se envía si driver.previously_insured es false."
    total_years_insured: int
    "Años asegurado en total. Formato: entero de 0 a 80, años. Obligatorio si driver.previously_insured es true. No se envía si driver.previously_insured es false."
    years_in_previous_company: int
    "Años en la compañía anterior. Formato: entero de 0 a 80, años. Obligatorio si driver.previously_insured es true. No se envía si driver.previously_insured es false."
    years_without_accidents: int
    "Años sin siniestros con culpa. Formato: entero de 0 a 80, años. Obligatorio si driver.previously_insured es true. No se envía si driver.previously_insured es false."
    last_five_years_accidents: int
    "Siniestros con culpa en los últimos 5 años. Formato: entero de 0 a 20. Obligatorio si driver.previously_insured es true. No se envía si driver.previously_insured es false."
    penalties: Literal["0", "1", "2", "3", "4", "5", "6"]
    "Multas de tráfico en los últimos 3 años; 6 significa más de cinco. Ninguna aseguradora lo usa. Formato: uno de los valores permitidos, tal cual."
    points_lost: bool
    "Si ha perdido puntos del permiso en el último año. Ninguna aseguradora lo usa. Formato: true o false."


class PartialMotorcycleRequestOwner(TypedDict, total=False):
    "Propietario del vehículo, si no es el titular. No se envía si owner_same_as_holder es true. Obligatorio si owner_same_as_holder es false."
    document_type: Literal["Dni", "Nie", "Passport"]
    "Tipo de documento de identidad del propietario. Formato: uno de los valores permitidos, tal cual. Catálogo: document-types."
    document_id: str
    "Número del documento de identidad del propietario, con su letra. Formato: según document_type: Dni, 8 dígitos y letra; Nie, X, Y o Z, 7 dígitos y letra; Passport, de 5 a 20 caracteres."
    nationality: Literal["ESP", "GBR", "FRA", "DEU", "ITA", "PRT", "ROU", "MAR", "COL", "ECU", "ARG", "VEN", "PER", "BOL", "BRA", "CHN", "PAK", "UKR", "RUS", "POL", "BGR", "NLD", "BEL", "SWE", "NOR", "DNK", "FIN", "IRL", "CHE", "AUT", "USA", "CAN", "MEX", "CHL", "URY", "PRY", "CUB", "DOM", "HND", "SLV", "GTM", "NIC", "PAN", "CRI", "DZA", "SEN", "NGA", "GHA", "PHL", "IND", "JPN", "KOR", "AUS", "NZL", "TUR", "ISR", "EGY", "ZAF"]
    "Nacionalidad del propietario (ISO 3166-1 alfa-3). Formato: uno de los valores permitidos, tal cual; con DNI, ESP o nada. Catálogo: nationalities. Obligatorio si owner.document_type es Nie o Passport."
    name: str
    "Nombre del propietario, como figura en el documento. Formato: de 1 a 60 caracteres, solo letras, con espacios sueltos, guion, apóstrofo o punto medio entre ellas."
    surname: str
    "Primer apellido del propietario. Formato: de 1 a 60 caracteres, solo letras; sin apellido en el documento no se cotiza aquí."
    surname2: str
    "Segundo apellido del propietario. Formato: hasta 60 caracteres, solo letras; vacío (\"\") si no tiene segundo apellido. Obligatorio si owner.document_type es Dni."
    birth_date: str
    "Fecha de nacimiento del propietario. Formato: fecha AAAA-MM-DD, no futura."
    gender: Literal["Male", "Female"]
    "Sexo del propietario, como figura en el documento. No cambia el precio. Formato: uno de los valores permitidos, tal cual. Catálogo: genders."
    marital_status: Literal["Single", "Married", "UnmarriedPartner", "Divorced", "Widowed"]
    "Estado civil del propietario. Formato: uno de los valores permitidos, tal cual. Catálogo: marital-statuses."


class _PartialMotorcycleRequestOptional(TypedDict, total=False):
    effective_date: str
    "Fecha de efecto: primer día de cobertura, por el calendario de España. Formato: fecha AAAA-MM-DD, hoy o posterior."
    client_reference: str
    "Referencia propia de quien llama. Se devuelve tal cual. Formato: hasta 100 caracteres, ninguno invisible."
    holder: PartialMotorcycleRequestHolder
    vehicle: PartialMotorcycleRequestVehicle
    driver: PartialMotorcycleRequestDriver
    owner_same_as_holder: bool
    "Si el propietario del vehículo es el titular. Con false se envía owner; con true no. Formato: true o false."
    owner: PartialMotorcycleRequestOwner


class PartialMotorcycleRequest(_PartialMotorcycleRequestOptional):
    insurance_line: Literal["Motorcycle"]
    "Ramo que se cotiza. Decide la forma de la petición. Formato: uno de los valores permitidos, tal cual."


class _HomeEstimateRequestRiskAddressOptional(TypedDict, total=False):
    town_id: int
    "Municipio de la vivienda asegurada: su id en el catálogo de municipios del código postal. Formato: entero: el valor del municipio en el catálogo towns; con un solo municipio se deduce del código postal, con varios es obligatorio."


class HomeEstimateRequestRiskAddress(_HomeEstimateRequestRiskAddressOptional):
    "Dirección de la vivienda asegurada."
    postal_code: str
    "Código postal de la vivienda asegurada. Formato: código postal español de 5 dígitos, como texto."


class _HomeEstimateRequestRiskOptional(TypedDict, total=False):
    year_built: int
    "Año de construcción. Formato: entero de 1700 al año en curso."
    last_reform_year: Union[int, None]
    "Año de la última reforma; null si nunca se ha reformado. Formato: entero de 1900 al año en curso; o null."
    rooms: int
    "Número de habitaciones. Formato: entero de 1 a 50."
    use: Literal["Owner", "Rental", "Tenant"]
    "Régimen de uso de la vivienda. Formato: uno de los valores permitidos, tal cual. Catálogo: home-uses."
    occupancy: Literal["MainResidence", "SecondHome"]
    "Ocupación de la vivienda. Formato: uno de los valores permitidos, tal cual. Catálogo: home-occupancies."
    dwelling_type: Literal["MiddleFloor", "TopFloor", "GroundFloor", "DetachedHouse", "TerracedHouse"]
    "Tipo de vivienda. Formato: uno de los valores permitidos, tal cual. Catálogo: home-property-types."
    location: Literal["CityCentre", "ResidentialDevelopment", "Depopulated"]
    "Entorno de la vivienda. Formato: uno de los valores permitidos, tal cual. Catálogo: home-locations."
    materials: Literal["NonCombustible", "LessThan25Combustible", "MoreThan25Combustible"]
    "Materiales de construcción. Formato: uno de los valores permitidos, tal cual. Catálogo: home-build-materials."
    build_quality: Literal["Basic", "Normal", "High", "Luxury"]
    "Calidad de construcción. Formato: uno de los valores permitidos, tal cual. Catálogo: home-build-qualities."
    alarm: Literal["NoAlarm", "ConnectedAlarm", "NonConnectedAlarm"]
    "Alarma. Que no la haya se declara expresamente. Formato: uno de los valores permitidos, tal cual. Catálogo: home-alarm-types."
    buildings_limit: float
    "Capital asegurado de continente. Formato: número de 0 a 5000000, euros; 0.01 como mínimo salvo para inquilinos."
    contents_limit: float
    "Capital asegurado de contenido. 0 es válido y se respeta. Formato: número de 0 a 2000000, euros."
    settlement_type: Literal["ReplacementValue", "FirstRisk"]
    "Forma de indemnización. Formato: uno de los valores permitidos, tal cual. Catálogo: home-settlement-types."
    security_main_door: bool
    "Puerta principal blindada o acorazada. Sin enviar, no se declara y no descuenta. Formato: true o false. Catálogo: home-door-types."
    security_windows: bool
    "Rejas o protección en las ventanas. Sin enviar, no se declara y no descuenta. Formato: true o false."


class HomeEstimateRequestRisk(_HomeEstimateRequestRiskOptional):
    "Vivienda que se asegura."
    area_m2: float
    "Superficie construida. Formato: número de 10 a 2000, metros cuadrados."
    address: HomeEstimateRequestRiskAddress


class _HomeEstimateRequestOptional(TypedDict, total=False):
    effective_date: str
    "Fecha de efecto: primer día de cobertura, por el calendario de España. Formato: fecha AAAA-MM-DD, hoy o posterior."


class HomeEstimateRequest(_HomeEstimateRequestOptional):
    insurance_line: Literal["Home"]
    "Ramo que se cotiza. Decide la forma de la petición. Formato: uno de los valores permitidos, tal cual."
    risk: HomeEstimateRequestRisk


class _CarEstimateRequestHolderAddressOptional(TypedDict, total=False):
    town_id: int
    "Municipio del domicilio del titular: su id en el catálogo de municipios del código postal. Formato: entero: el valor del municipio en el catálogo towns; con un solo municipio se deduce del código postal, con varios es obligatorio."


class CarEstimateRequestHolderAddress(_CarEstimateRequestHolderAddressOptional):
    "Domicilio del titular."
    postal_code: str
    "Código postal del domicilio del titular. Formato: código postal español de 5 dígitos, como texto."


class _CarEstimateRequestHolderOptional(TypedDict, total=False):
    birth_date: str
    "Fecha de nacimiento del titular. Formato: fecha AAAA-MM-DD, no futura."
    employment_status: Literal["Employee", "SelfEmployed", "CivilServant", "Retired", "Student", "Unemployed", "HomeWorker"]
    "Situación laboral del titular. Formato: uno de los valores permitidos, tal cual. Catálogo: employment-statuses."


class CarEstimateRequestHolder(_CarEstimateRequestHolderOptional):
    "Titular de la póliza: quien contrata el seguro."
    address: CarEstimateRequestHolderAddress


class _CarEstimateRequestVehicleOptional(TypedDict, total=False):
    use: Literal["Private", "Professional", "PublicService"]
    "Uso del coche. Formato: uno de los valores permitidos, tal cual. Catálogo: car-use-types."
    annual_km: Literal["UpTo5000km", "UpTo10000km", "UpTo15000km", "UpTo20000km", "UpTo25000km", "UpTo30000km", "MoreThan30000km"]
    "Kilómetros al año. Formato: uno de los valores permitidos, tal cual. Catálogo: annual-km-options."
    parking_type: Literal["PrivateGarage", "CommunalParking", "NoGarage"]
    "Dónde duerme el coche. Formato: uno de los valores permitidos, tal cual. Catálogo: car-parking-types."
    retail_price: float
    "Precio de venta al público del coche nuevo, impuestos incluidos. Formato: número de 1 a 5000000, euros."


class CarEstimateRequestVehicle(_CarEstimateRequestVehicleOptional):
    "Coche que se asegura."
    version_id: str
    "Versión exacta: id del catálogo. Formato: valor del catálogo vehicle-versions."
    registration_date: str
    "Fecha de primera matriculación. Formato: fecha AAAA-MM-DD."


class CarEstimateRequestDriver(TypedDict, total=False):
    "Conductor habitual."
    same_as_holder: bool
    "Si el conductor habitual es el titular. Con true no se envía su identidad. Formato: true o false."
    birth_date: str
    "Fecha de nacimiento del conductor habitual. Formato: fecha AAAA-MM-DD, no futura. Obligatorio si driver.same_as_holder es false. No se envía si driver.same_as_holder es true."
    driving_license_date: str
    "Fecha en que se obtuvo ese permiso, no la del carné. Formato: fecha AAAA-MM-DD, no futura."
    previously_insured: bool
    "Si el conductor ha estado asegurado antes como conductor de coche. Formato: true o false."
    years_without_accidents: int
    "Años sin siniestros con culpa. Formato: entero de 0 a 80, años. Obligatorio si driver.previously_insured es true. No se envía si driver.previously_insured es false."
    last_five_years_accidents: int
    "Siniestros con culpa en los últimos 5 años. Formato: entero de 0 a 20. Obligatorio si driver.previously_insured es true. No se envía si driver.previously_insured es false."
    penalties: Literal["0", "1", "2", "3", "4", "5", "6"]
    "Multas de tráfico en los últimos 3 años; 6 significa más de cinco. Formato: uno de los valores permitidos, tal cual."
    parking_fine_only: bool
    "Si la única multa fue de aparcamiento. Formato: true o false. Obligatorio si driver.penalties es 1."
    points_lost: bool
    "Si ha perdido puntos del permiso en el último año. Formato: true o false."


class _CarEstimateRequestOptional(TypedDict, total=False):
    effective_date: str
    "Fecha de efecto: primer día de cobertura, por el calendario de España. Formato: fecha AAAA-MM-DD, hoy o posterior."
    driver: CarEstimateRequestDriver


class CarEstimateRequest(_CarEstimateRequestOptional):
    insurance_line: Literal["Car"]
    "Ramo que se cotiza. Decide la forma de la petición. Formato: uno de los valores permitidos, tal cual."
    holder: CarEstimateRequestHolder
    vehicle: CarEstimateRequestVehicle


class MotorcycleEstimateRequestHolder(TypedDict, total=False):
    "Titular de la póliza: quien contrata el seguro."
    birth_date: str
    "Fecha de nacimiento del titular. Formato: fecha AAAA-MM-DD, no futura."


class _MotorcycleEstimateRequestVehicleOptional(TypedDict, total=False):
    circulation_town_id: int
    "Municipio por el que circula: su id en el catálogo de municipios del código postal. Formato: entero: el valor del municipio en el catálogo towns; con un solo municipio se deduce del código postal, con varios es obligatorio."
    garage_type_id: Literal["PrivateGarage", "CommunalParking", "NoGarage"]
    "Dónde duerme la moto. Formato: uno de los valores permitidos, tal cual. Catálogo: motorcycle-garage-types."
    kilometers_per_year: int
    "Kilómetros al año. Formato: entero de 1 a 200000, kilómetros."


class MotorcycleEstimateRequestVehicle(_MotorcycleEstimateRequestVehicleOptional):
    "Moto que se asegura."
    code: str
    "Versión exacta: id del catálogo de motos. Formato: valor del catálogo vehicle-versions."
    registration_date: str
    "Fecha de primera matriculación. Formato: fecha AAAA-MM-DD."
    circulation_postal_code: str
    "Código postal por el que circula. El del titular no se da por supuesto. Formato: código postal español de 5 dígitos, como texto."


class MotorcycleEstimateRequestDriver(TypedDict, total=False):
    "Conductor habitual."
    same_as_holder: bool
    "Si el conductor habitual es el titular. Con true no se envía su identidad. Formato: true o false."
    birth_date: str
    "Fecha de nacimiento del conductor habitual. Formato: fecha AAAA-MM-DD, no futura. Obligatorio si driver.same_as_holder es false. No se envía si driver.same_as_holder es true."
    driving_license_type: Literal["AM", "A1", "A2", "A", "B", "LCM"]
    "Permiso con el que se conduce la moto. Tiene que habilitar para ella. Formato: uno de los valores permitidos, tal cual. Catálogo: motorcycle-driving-license-types."
    driving_license_date: str
    "Fecha en que se obtuvo ese permiso, no la del carné. Formato: fecha AAAA-MM-DD, no futura."
    driving_experience_id: Literal["NoExperience", "ThisMotorcycle", "OtherMotorcycle"]
    "Experiencia del conductor con motos. Formato: uno de los valores permitidos, tal cual. Catálogo: motorcycle-driving-experience."
    previously_insured: bool
    "Si el conductor ha estado asegurado antes como conductor de moto. Formato: true o false."
    years_without_accidents: int
    "Años sin siniestros con culpa. Formato: entero de 0 a 80, años. Obligatorio si driver.previously_insured es true. No se envía si driver.previously_insured es false."
    last_five_years_accidents: int
    "Siniestros con culpa en los últimos 5 años. Formato: entero de 0 a 20. Obligatorio si driver.previously_insured es true. No se envía si driver.previously_insured es false."


class _MotorcycleEstimateRequestOptional(TypedDict, total=False):
    effective_date: str
    "Fecha de efecto: primer día de cobertura, por el calendario de España. Formato: fecha AAAA-MM-DD, hoy o posterior."
    holder: MotorcycleEstimateRequestHolder
    driver: MotorcycleEstimateRequestDriver


class MotorcycleEstimateRequest(_MotorcycleEstimateRequestOptional):
    insurance_line: Literal["Motorcycle"]
    "Ramo que se cotiza. Decide la forma de la petición. Formato: uno de los valores permitidos, tal cual."
    vehicle: MotorcycleEstimateRequestVehicle


class QuoteResultMejorPorNivel(TypedDict):
    nivel: str
    nombre: str
    precio: float
    aseguradora: Union[str, None]
    oferta_id: str
    anade: List[str]
    "Coberturas que añade al nivel anterior."


class QuoteResultRechazosMotivos(TypedDict):
    codigo: str
    mensaje: str


class QuoteResultRechazos(TypedDict):
    aseguradora: str
    motivos: List[QuoteResultRechazosMotivos]


class _QuoteResultOptional(TypedDict, total=False):
    pendientes: List[str]
    "Solo si las hay: aseguradoras que aún no han respondido y cuyas ofertas se añadirán si llegan."
    consulta: str
    "Mientras haya pendientes, con qué se pide la cotización completa (consultar_cotizacion)."
    preguntas_de_aseguradoras: List[InsurerQuestion]
    "Solo si las hay: lo que alguna necesita saber antes de dar precio. Se responde con responder_aseguradora."


class QuoteResult(_QuoteResultOptional):
    estado: Literal["cotizado", "sin_ofertas"]
    "Si hay al menos una oferta."
    ramo: Literal["Home", "Car", "Motorcycle"]
    "Ramo cotizado."
    referencia: str
    "Referencia de la cotización."
    client_reference: Union[str, None]
    "La referencia de quien llama, tal cual; null si no la envió."
    ofertas: List[Offer]
    "Ofertas, de menor a mayor `precio`."
    mejor_precio: Union[float, None]
    "El precio más bajo, en euros."
    siguiente_paso: str
    "Qué pasa ahora."
    aviso: str
    "Lo que hay que decir al cliente junto con los precios."
    request_id: str
    "Identificador de la petición."
    mejor_por_nivel: List[QuoteResultMejorPorNivel]
    "La mejor oferta de cada nivel, de menos a más cobertura."
    rechazos: List[QuoteResultRechazos]
    "Quién no lo asegura y por qué."
    sin_respuesta: List[str]
    "Aseguradoras que no han respondido a tiempo o de forma utilizable."
    alternativas: List[Alternative]
    "De la mejor oferta de cada nivel, lo que cuesta o ahorra otra franquicia, el nivel siguiente o pagar una vez al año."


class OfferDesglose(TypedDict):
    "De qué se compone precio_anual_total, en euros; null si no lo dice la aseguradora."
    prima_neta: float
    consorcio: float
    liquidacion: float
    impuestos: float


class OfferAvisos(TypedDict):
    codigo: str
    mensaje: str


class OfferFormasDePago(TypedDict):
    periodicidad: str
    precio: float
    precio_anual_total: float


class Offer(TypedDict):
    aseguradora: Union[str, None]
    "Aseguradora."
    producto: Union[str, None]
    "Nombre comercial del producto."
    modalidad: Union[str, None]
    "Modalidad."
    precio: float
    "Lo que paga el cliente cada periodicidad, todo incluido, en euros."
    moneda: Literal["EUR"]
    "Moneda."
    periodicidad: Union[str, None]
    "Cada cuánto se paga el precio."
    precio_anual_total: Union[float, None]
    "Lo que cuesta un año, en euros."
    franquicia: Union[float, None]
    "Franquicia, en euros; 0: ninguna; null: no procede."
    es_estimacion: bool
    "Si el precio es una estimación y no una propuesta de la aseguradora."
    oferta_id: str
    "Identificador de la oferta."
    nivel: Union[str, None]
    "Nivel de cobertura, comparable entre aseguradoras."
    coberturas: List[str]
    "Códigos de las garantías incluidas; texto si no hay código."
    firmeza: Literal["estimacion", "sujeta_a_comprobacion", "propuesta"]
    "A qué se compromete la aseguradora."
    valida_hasta: Union[str, None]
    "Último día (AAAA-MM-DD) en que vale el precio."
    desglose: OfferDesglose
    avisos: List[OfferAvisos]
    "En qué difiere de lo pedido, qué del precio puede ser más y si es alto."
    formas_de_pago: List[OfferFormasDePago]
    "Otras formas de pagar lo mismo, con su recargo; vacía: ninguna."
    valor_asegurado: Union[float, None]
    "Valor del vehículo con el que se calcula el precio, en euros."
    numero_propuesta: Union[str, None]
    "Número con el que la aseguradora conoce su propuesta."


class Alternative(TypedDict):
    desde: str
    "La oferta que se cambia."
    cambio: Literal["franquicia", "nivel", "pago"]
    "Qué cambia."
    de: str
    "Lo que tiene."
    a: str
    "Lo que tendría."
    importe: float
    "Lo que cuesta de más en un año, en euros; negativo: lo que ahorra."
    oferta_id: str
    "La oferta con el cambio; si es de pago, la misma."


class OfferDetailPedidoYNoDado(TypedDict):
    codigo: str
    mensaje: str


class OfferDetailQueMueveElPrecio(TypedDict):
    dato: str
    importe: float
    "Cuánto cambia precio_anual_total por él, en euros; negativo: lo baja."


class OfferDetailDistribuidor(TypedDict):
    etiqueta: str
    valor: str


class OfferDetailIpidTipoDeSeguro(TypedDict):
    titulo: str
    texto: str


class OfferDetailIpid(TypedDict):
    "El documento de información del producto (IPID); null si la aseguradora no lo ha dado."
    producto_id: str
    "Identificador del documento; otro si cambia el producto."
    documento: str
    "Cómo se llama el documento."
    aseguradora: str
    "Aseguradora."
    empresa: str
    "Estado miembro, situación legal y autorización de la aseguradora."
    producto: str
    "Nombre comercial del producto."
    version: str
    "Versión de la tarifa con la que va."
    ramo: Literal["Home", "Car", "Motorcycle"]
    "Ramo."
    informacion_completa: str
    "Dónde está lo que aquí no se dice."
    tipo_de_seguro: OfferDetailIpidTipoDeSeguro
    secciones: List[ProductSection]
    "En el orden y con los títulos del Reglamento (UE) 2017/1469."
    pagina: str
    "Dirección de la página, desde la raíz del servicio."
    pdf: str
    "Dirección del PDF, desde la raíz del servicio."


class OfferDetail(TypedDict):
    oferta: Offer
    ramo: Literal["Home", "Car", "Motorcycle"]
    "Ramo cotizado."
    referencia: str
    "Referencia de la cotización."
    cotizada_el: str
    "Cuándo se cotizó."
    garantias: List[GuaranteeDetail]
    "Lo que incluye."
    no_incluidas: List[GuaranteeNotIncluded]
    "Garantías del ramo que esta oferta no tiene."
    pedido_y_no_dado: List[OfferDetailPedidoYNoDado]
    "En qué difiere de lo pedido."
    prima: List[PremiumLine]
    "De qué se compone precio_anual_total; vacío si no lo dice la aseguradora."
    que_mueve_el_precio: List[OfferDetailQueMueveElPrecio]
    "Los datos que más lo suben y los que más lo bajan, frente a la tarifa sin ellos; vacío si no se puede decir."
    alternativas: List[Alternative]
    "Lo que cuesta o ahorra, con la misma aseguradora, otra franquicia, otro nivel o pagar una vez al año."
    sumas_aseguradas: List[InsuredSum]
    "Qué se asegura, por cuánto y cómo se valora."
    distribuidor: List[OfferDetailDistribuidor]
    "Quién distribuye el seguro (Real Decreto-ley 3/2020, art. 173)."
    ipid: OfferDetailIpid
    informacion_legal: List[str]
    "Lo que hay que decir al cliente antes de que elija."
    aviso: str
    "Lo que hay que decir al cliente con el precio."


class GuaranteeDetail(TypedDict):
    codigo: Union[str, None]
    nombre: str
    que_cubre: str
    limite: Union[float, None]
    "Lo más que paga por siniestro, en euros; null: sin límite propio."
    franquicia: Union[float, None]
    "Lo que pone el cliente en cada siniestro, en euros; null: nada."
    condiciones: List[str]
    "En qué términos paga."
    no_cubre: List[str]
    "Lo que suele excluir; la aseguradora puede excluir más."


class GuaranteeNotIncluded(TypedDict):
    codigo: str
    nombre: str
    que_cubre: str


class _InsurerQuestionOptional(TypedDict, total=False):
    minimo: int
    maximo: int
    unidad: str
    valores: List[Candidate]
    "Las respuestas posibles, si son una lista."


class InsurerQuestion(_InsurerQuestionOptional):
    pregunta: str
    "Con qué nombre se responde."
    aseguradora: str
    texto: str
    finalidad: str
    "Para qué lo necesita: el cliente puede saberlo."
    tipo: Literal["boolean", "integer", "string"]
    hasta: str
    "Hasta cuándo se admite la respuesta."


class AnswerRequest(TypedDict):
    respuestas: Mapping[str, Union[bool, int, str]]
    "Cada respuesta, por el nombre de su pregunta; de cada aseguradora, todas las suyas."


class ResumeRequest(TypedDict):
    codigo: str
    "El código, como lo dice el cliente."


class RevisionRequest(TypedDict):
    cambios: Mapping[str, Union[str, float, bool, None]]
    "Campos de la petición por su ruta, con su valor nuevo: {\"risk.contents_limit\": 30000}. null quita el campo."


class RevisionResultMejorPorNivel(TypedDict):
    nivel: str
    nombre: str
    precio: float
    aseguradora: Union[str, None]
    oferta_id: str
    anade: List[str]
    "Coberturas que añade al nivel anterior."


class RevisionResultRechazosMotivos(TypedDict):
    codigo: str
    mensaje: str


class RevisionResultRechazos(TypedDict):
    aseguradora: str
    motivos: List[RevisionResultRechazosMotivos]


class _RevisionResultOptional(TypedDict, total=False):
    pendientes: List[str]
    "Solo si las hay: aseguradoras que aún no han respondido y cuyas ofertas se añadirán si llegan."
    consulta: str
    "Mientras haya pendientes, con qué se pide la cotización completa (consultar_cotizacion)."
    preguntas_de_aseguradoras: List[InsurerQuestion]
    "Solo si las hay: lo que alguna necesita saber antes de dar precio. Se responde con responder_aseguradora."


class RevisionResult(_RevisionResultOptional):
    estado: Literal["cotizado", "sin_ofertas"]
    "Si hay al menos una oferta."
    ramo: Literal["Home", "Car", "Motorcycle"]
    "Ramo cotizado."
    referencia: str
    "Referencia de la cotización."
    client_reference: Union[str, None]
    "La referencia de quien llama, tal cual; null si no la envió."
    ofertas: List[Offer]
    "Ofertas, de menor a mayor `precio`."
    mejor_precio: Union[float, None]
    "El precio más bajo, en euros."
    siguiente_paso: str
    "Qué pasa ahora."
    aviso: str
    "Lo que hay que decir al cliente junto con los precios."
    request_id: str
    "Identificador de la petición."
    mejor_por_nivel: List[RevisionResultMejorPorNivel]
    "La mejor oferta de cada nivel, de menos a más cobertura."
    rechazos: List[RevisionResultRechazos]
    "Quién no lo asegura y por qué."
    sin_respuesta: List[str]
    "Aseguradoras que no han respondido a tiempo o de forma utilizable."
    revision: Revision
    alternativas: List[Alternative]
    "De la mejor oferta de cada nivel, lo que cuesta o ahorra otra franquicia, el nivel siguiente o pagar una vez al año."


class RevisionYaNoOfrecenMotivos(TypedDict):
    codigo: str
    mensaje: str


class RevisionYaNoOfrecen(TypedDict):
    aseguradora: str
    motivos: List[RevisionYaNoOfrecenMotivos]


class Revision(TypedDict):
    de: str
    "Referencia de la cotización revisada, cuyas ofertas valen hasta su día."
    diferencias: List[PriceDifference]
    "Cada precio antes y ahora, en el orden de las ofertas; al final, las que ya no están."
    ya_no_ofrecen: List[RevisionYaNoOfrecen]
    "Quién ofrecía y ya no, y por qué."
    ahora_ofrecen: List[str]
    "Quién ofrece y antes no."


class PriceDifferencePartes(TypedDict):
    parte: Literal["prima_neta", "consorcio", "liquidacion", "impuestos"]
    antes: float
    ahora: float


class PriceDifference(TypedDict):
    aseguradora: Union[str, None]
    nivel: Union[str, None]
    modalidad: Union[str, None]
    franquicia: Union[float, None]
    antes: Union[float, None]
    "Lo que costaba un año, en euros; null: no se ofrecía."
    ahora: Union[float, None]
    "Lo que cuesta un año, en euros; null: ya no se ofrece."
    partes: List[PriceDifferencePartes]
    "Las partes del precio que cambian, como en desglose; vacía si no se sabe o ninguna."


class PremiumLine(TypedDict):
    concepto: str
    importe: float
    base_legal: List[str]
    "De qué norma sale y desde cuándo."
    puede_cambiar: Union[str, None]
    "Por qué puede ser otro antes de la fecha de efecto; null: no cambia."


class ProductInformationTipoDeSeguro(TypedDict):
    titulo: str
    texto: str


class ProductInformation(TypedDict):
    producto_id: str
    "Identificador del documento; otro si cambia el producto."
    documento: str
    "Cómo se llama el documento."
    aseguradora: str
    "Aseguradora."
    empresa: str
    "Estado miembro, situación legal y autorización de la aseguradora."
    producto: str
    "Nombre comercial del producto."
    version: str
    "Versión de la tarifa con la que va."
    ramo: Literal["Home", "Car", "Motorcycle"]
    "Ramo."
    informacion_completa: str
    "Dónde está lo que aquí no se dice."
    tipo_de_seguro: ProductInformationTipoDeSeguro
    secciones: List[ProductSection]
    "En el orden y con los títulos del Reglamento (UE) 2017/1469."
    pagina: str
    "Dirección de la página, desde la raíz del servicio."
    pdf: str
    "Dirección del PDF, desde la raíz del servicio."


class ProductSection(TypedDict):
    titulo: str
    icono: str
    marca: str
    puntos: List[str]
    "Lo que dice, punto a punto."
    opcionales: List[str]
    "Lo que dice de coberturas opcionales, que van sin marca."


class InsuredSum(TypedDict):
    bien: str
    importe: Union[float, None]
    "Suma asegurada, en euros; null: no hay una suma fija."
    valoracion: List[str]
    "Cómo se valora lo dañado."


class CheckResultPropuestas(TypedDict):
    campo: str
    "Campo."
    importe: float
    "Suma, en euros."
    mensaje: str
    "De dónde sale."


class CheckResult(TypedDict):
    completo: bool
    "Si con estos datos se puede cotizar."
    errores: List[Fault]
    "Todo lo que falta o está mal."
    advertencias: List[Warning]
    "Lo que se admite y difícilmente será así: conviene volver a preguntarlo."
    propuestas: List[CheckResultPropuestas]
    "Sumas que se pueden proponer al cliente."
    preguntas: List[Question]
    "Lo que hay que preguntar al cliente."


class EstimateResultRechazosMotivos(TypedDict):
    codigo: str
    mensaje: str


class EstimateResultRechazos(TypedDict):
    aseguradora: str
    motivos: List[EstimateResultRechazosMotivos]


class EstimateResultAfinarValores(TypedDict):
    valor: Union[str, float, bool, None]
    "Valor probado, como se envía."
    desde: Union[float, None]
    "El precio más barato con él, en euros al año; null: nadie lo ofrece."


class EstimateResultAfinar(TypedDict):
    campo: str
    "Campo que falta."
    pregunta: str
    "La pregunta que se hace al cliente, tal cual."
    supuesto: Union[str, float, bool, None]
    "Valor del caso medio."
    origen: str
    "De dónde sale el supuesto."
    mueve: float
    "Lo más que este dato solo aparta el precio más barato del que tiene el caso medio, en euros."
    valores: List[EstimateResultAfinarValores]
    "Los valores probados, cada uno con lo demás como en el caso medio; ninguno: no se ha probado."


class _EstimateResultOptional(TypedDict, total=False):
    afinar: List[EstimateResultAfinar]
    "Solo si faltan datos: lo que no se sabe, empezando por lo que más mueve el precio. Se pregunta, y solo vale la respuesta verdadera."
    sin_consultar: List[str]
    "Solo si faltan datos: aseguradoras que se consultarán cuando estén todos."


class EstimateResult(_EstimateResultOptional):
    estado: Literal["estimado", "sin_precios"]
    "Si alguna aseguradora da precio."
    ramo: Literal["Home", "Car", "Motorcycle"]
    "Ramo estimado."
    firmeza: Literal["estimacion"]
    "Ningún precio es una propuesta."
    moneda: Literal["EUR"]
    "Moneda."
    niveles: List[LevelEstimate]
    "Precios de cada nivel, de menos a más cobertura."
    rechazos: List[EstimateResultRechazos]
    "Quién no lo asegura y por qué."
    sin_respuesta: List[str]
    "Aseguradoras que no han respondido a tiempo o de forma utilizable."
    solo_cotizan: List[str]
    "Aseguradoras que solo dan precio sabiendo quién es el cliente."
    falta_para_cotizar: List[OpenQuestion]
    "Lo que falta para cotizar."
    siguiente_paso: str
    "Qué pasa ahora."
    aviso: str
    "Lo que hay que decir al cliente junto con los precios."
    request_id: str
    "Identificador de la petición."


class LevelEstimateFranquicias(TypedDict):
    franquicia: float
    "Lo que paga el cliente de cada daño, en euros."
    desde: float
    "Lo más barato, en euros al año, todo incluido."


class _LevelEstimateOptional(TypedDict, total=False):
    caso_medio: Union[float, None]
    "Si faltan datos, lo más barato en el caso medio; null: nadie lo ofrece en él."
    franquicias: List[LevelEstimateFranquicias]
    "Si faltan datos, lo más barato con cada franquicia en el caso medio."


class LevelEstimate(_LevelEstimateOptional):
    nivel: Union[str, None]
    "Nivel de cobertura; null: modalidades sin nivel."
    nombre: str
    "Nombre del nivel."
    desde: float
    "Lo más barato, en euros al año, todo incluido."
    hasta: float
    "Lo más caro, en euros al año, todo incluido."
    aseguradoras: List[InsurerEstimate]
    "Lo que pediría cada aseguradora, de menor a mayor."


class InsurerEstimate(TypedDict):
    aseguradora: str
    "Aseguradora."
    desde: float
    "Lo más barato, en euros al año, todo incluido."
    hasta: float
    "Lo más caro, en euros al año, todo incluido."


class DraftPart(TypedDict, total=False):
    ramo: Literal["hogar", "coche", "moto"]
    "Ramo, si se sabe ya y no va en insurance_line."
    datos: Union[PartialHomeRequest, PartialCarRequest, PartialMotorcycleRequest]
    "Lo que se sepa, menos lo que dice quién es alguien."
    solicitud_id: str
    "La solicitud que se cambia; sin él, se prepara una nueva."


class PreparedDraft(TypedDict):
    solicitud_id: str
    "Con él se añade o cambia algo y se consulta cómo va."
    estado: Literal["pendiente", "en_curso", "cotizada", "sin_ofertas", "caducada"]
    "pendiente: el cliente no la ha abierto; en_curso: la está rellenando; cotizada o sin_ofertas: ya se ha cotizado; caducada: pasó su plazo."
    completar_url: str
    "La página en la que el cliente dice lo que falta. Solo es para él."
    codigo: str
    "El código que la página pide al cliente al abrirla."
    caduca: str
    "Cuándo se borra, en UTC."
    faltan: List[str]
    "Bloques que faltan en lo que ha dicho el asistente. No depende de lo que escriba el cliente."
    siguiente_paso: str
    "Qué hacer ahora."
    errores: List[Fault]
    "Lo que está mal de lo enviado: no se ha guardado."


class FollowedDraftMejorPorNivel(TypedDict):
    nivel: str
    nombre: str
    precio: float
    aseguradora: Union[str, None]
    oferta_id: str
    anade: List[str]
    "Coberturas que añade al nivel anterior."


class FollowedDraft(TypedDict):
    solicitud_id: str
    "Con él se añade o cambia algo y se consulta cómo va."
    estado: Literal["pendiente", "en_curso", "cotizada", "sin_ofertas", "caducada"]
    "pendiente: el cliente no la ha abierto; en_curso: la está rellenando; cotizada o sin_ofertas: ya se ha cotizado; caducada: pasó su plazo."
    completar_url: str
    "La página en la que el cliente dice lo que falta. Solo es para él."
    codigo: str
    "El código que la página pide al cliente al abrirla."
    caduca: str
    "Cuándo se borra, en UTC."
    faltan: List[str]
    "Bloques que faltan en lo que ha dicho el asistente. No depende de lo que escriba el cliente."
    siguiente_paso: str
    "Qué hacer ahora."
    ramo: Union[Literal["Home", "Car", "Motorcycle"], None]
    "Ramo cotizado; null hasta entonces."
    referencia: Union[str, None]
    "Referencia de la cotización; null hasta que la hay."
    mejor_precio: Union[float, None]
    "El precio más bajo, en euros."
    ofertas: List[Offer]
    "Ofertas, de menor a mayor `precio`."
    mejor_por_nivel: List[FollowedDraftMejorPorNivel]
    "La mejor oferta de cada nivel, de menos a más cobertura."
    pendientes: List[str]
    "Aseguradoras que aún no han respondido y cuyas ofertas se añadirán si llegan."


class OpenQuestion(TypedDict):
    pregunta: str
    "La pregunta."
    campos: List[str]
    "Campos de la cotización que faltan."


class _QuestionOptional(TypedDict, total=False):
    opciones: List[QuestionOption]
    "Respuestas posibles."
    nota: str
    "Aclaración para quien pregunta."
    soloSi: str
    "Cuándo se hace la pregunta."


class Question(_QuestionOptional):
    pregunta: str
    "La pregunta."
    campos: List[str]
    "Campos de la petición que se rellenan con la respuesta."


class QuestionOption(TypedDict):
    etiqueta: str
    "Lo que lee el cliente."
    valor: Union[str, bool]
    "Lo que se envía."


class _QuestionSectionOptional(TypedDict, total=False):
    soloSi: str
    "Cuándo se hacen estas preguntas."


class QuestionSection(_QuestionSectionOptional):
    titulo: str
    "Título del grupo de preguntas."
    preguntas: List[Question]
    "Preguntas del grupo."


class Requirements(TypedDict):
    ramo: Literal["hogar", "coche", "moto"]
    insurance_line: Literal["Home", "Car", "Motorcycle"]
    mensaje_para_el_cliente: str
    "Todas las preguntas, en un solo mensaje para el cliente."
    guia_de_preguntas: List[QuestionSection]
    "Las preguntas por grupos."
    como_usarlo: List[str]
    "Instrucciones."
    bloques: List[RequirementBlock]
    "La petición, bloque a bloque."
    excepciones_aceptadas: List[str]
    "Lo que puede no enviarse aunque parezca obligatorio."
    casos_no_soportados: List[str]
    "Lo que no se cotiza."


class _RequirementBlockOptional(TypedDict, total=False):
    cuando: str
    "Cuándo es obligatorio."


class RequirementBlock(_RequirementBlockOptional):
    bloque: str
    "Ruta del bloque en la petición."
    que_es: str
    "Qué es."
    obligatorio: Literal["siempre", "opcional", "segun_otras_respuestas"]
    campos: List[RequirementField]
    "Campos del bloque."


class _RequirementFieldOptional(TypedDict, total=False):
    valores: List[str]
    "Valores permitidos."
    catalogo: str
    "Catálogo donde están los valores permitidos."
    cuando: str
    "Cuándo es obligatorio."
    no_enviar_si: str
    "Cuándo no se puede enviar."
    admite_null: bool
    "Si admite null."
    reglas: List[str]
    "Qué más tiene que cumplir el valor."
    ejemplo: Union[str, float, bool, None]
    "Un valor válido."
    identifica: bool
    "Si dice quién es alguien."
    finalidades: List[Literal["precio", "identificacion", "contrato", "aseguradoras_en_red", "aseguradoras_que_lo_exigen", "contacto", "peticion", "sin_uso"]]
    "Para qué se pide. precio: mueve el precio de alguna aseguradora integrada. identificacion: dice quién es alguien, o cuál es exactamente lo que se asegura. contrato: hace falta para el contrato: quién lo hace, qué asegura y desde cuándo. aseguradoras_en_red: lo piden aseguradoras a las que se consulta por red. aseguradoras_que_lo_exigen: no mueve ningún precio: solo se envía a las aseguradoras por red que no responden sin ello. contacto: sirve para enviar al cliente los precios y la documentación. peticion: es de quien llama, para ordenar sus peticiones. sin_uso: se admite y no lo usa nadie."


class RequirementField(_RequirementFieldOptional):
    campo: str
    "Ruta del campo en la petición, con puntos."
    obligatorio: Literal["siempre", "opcional", "segun_otras_respuestas"]
    tipo: Literal["texto", "enumeración", "número", "entero", "booleano", "fecha"]
    descripcion: str
    "Qué es."
    formato: str
    "Formato que se espera."


class RequirementsIndex(TypedDict):
    servicio: str
    "Qué es este servicio."
    version: str
    "Versión de la interfaz."
    ramos: List[QuotedLine]
    "Ramos que se cotizan."
    como_usarlo: List[str]
    "Instrucciones."


class QuotedLine(TypedDict):
    ramo: str
    "Ramo."
    insurance_line: Literal["Home", "Car", "Motorcycle"]
    nombre: str
    "Nombre del ramo."
    requisitos: str
    "Dónde se leen los requisitos."
    cotizar: str
    "Adónde se envían los datos."


class _CatalogueOptional(TypedDict, total=False):
    hay_mas: bool
    "Con texto: si hay más que estos."
    sin_coincidencia: List[str]
    "Con texto: palabras que no tiene el mejor valor de la lista."
    aviso: str
    "Qué no se ha encontrado y qué se ofrece en su lugar."


class Catalogue(_CatalogueOptional):
    tipo: Literal["document-types", "genders", "nationalities", "marital-statuses", "employment-statuses", "home-property-types", "home-build-materials", "home-occupancies", "home-locations", "home-build-qualities", "home-alarm-types", "home-door-types", "home-settlement-types", "driving-license-types", "fuel-types", "car-use-types", "annual-km-options", "car-parking-types", "motorcycle-garage-types", "motorcycle-driving-experience", "motorcycle-driving-license-types", "car-insurance-companies", "motorcycle-insurance-companies", "motorcycle-engine-types", "economic-occupations", "home-uses", "road-types", "provinces", "towns", "vehicle-brands", "vehicle-models", "vehicle-versions"]
    "Catálogo."
    total: int
    "Número de valores."
    fuente: str
    "De dónde son."
    fecha: str
    "De cuándo: AAAA, AAAA-MM o AAAA-MM-DD."
    valores: List[CatalogueValue]
    "Valores. Los municipios añaden codigo_ine y provincia; las compañías, codigo; los modelos buscados, marca; las versiones, combustible, cilindrada_cc, potencia_kw, desde, hasta, precio, origen_precio y, si procede, anos_de_fuente (años de una lista, no de venta), estimados (cifras estimadas) y generica (para una versión que no está en la lista)."


class CatalogueValue(TypedDict):
    valor: Union[str, int, bool]
    "Lo que se envía en el campo, tal cual."
    etiqueta: str
    "Lo que lee una persona."


class Purchase(TypedDict):
    referencia: str
    "Referencia de la cotización."
    client_reference: Union[str, None]
    "La referencia que envió quien cotizó; null si no envió."
    ramo: Literal["Home", "Car", "Motorcycle"]
    "Ramo cotizado."
    cotizada_el: str
    "Cuándo se cotizó."
    enlace_valido_hasta: str
    "Hasta cuándo sirve el enlace."
    usos: int
    "Veces que se ha consultado el enlace, contando esta."
    usos_permitidos: Union[int, None]
    "Veces que se puede consultar; null si no hay límite."
    asegurado: Union[str, None]
    "Lo que se ha cotizado, como lo lee el cliente; null en cotizaciones antiguas que no lo guardan."
    ofertas: List[Offer]
    "Las ofertas tal como se dieron, en el mismo orden."
    mejor_precio: Union[float, None]
    "El precio más bajo, en euros."
    oferta_elegida: Union[str, None]
    "El oferta_id de la oferta que el cliente ha elegido en la página de ofertas; null si no ha elegido."
    aviso: str
    "El aviso que acompañó a los precios."
    datos: Union[HomeRequest, CarRequest, MotorcycleRequest]
    "El cuerpo de la cotización tal como se envió: el tomador, el riesgo y quien conduce. Son datos personales."


class Refusal(TypedDict):
    error: Literal["datos_invalidos", "parametros_invalidos", "json_invalido", "peticion_malformada", "credencial_no_valida", "clave_de_acceso_no_valida", "no_cotizable", "cambio_de_identidad", "revision_del_cliente", "origen_no_permitido", "no_encontrado", "enlace_desconocido", "oferta_no_encontrada", "cotizacion_no_encontrada", "codigo_no_valido", "solicitud_no_encontrada", "metodo_no_permitido", "tiempo_agotado", "clave_reutilizada", "oferta_ya_elegida", "pregunta_ya_respondida", "respuesta_fuera_de_plazo", "solicitud_cerrada", "enlace_agotado", "oferta_caducada", "cuerpo_demasiado_grande", "tipo_no_soportado", "limite_alcanzado", "cabeceras_demasiado_grandes", "error_interno", "canal_desactivado", "servicio_saturado", "servicio_no_disponible", "resultado_desconocido", "enlaces_no_disponibles", "consulta_no_disponible"]
    "Código del error."
    mensaje: str
    "Qué ha pasado."
    errores: List[Fault]
    "Todos los fallos de la petición, juntos."
    request_id: str
    "Identificador de la petición, también en X-Request-Id."


class FaultCorrecciones(TypedDict):
    de: str
    "Ruta que se envió."
    a: str
    "Ruta del campo; vacía, el cuerpo entero."


class _FaultOptional(TypedDict, total=False):
    pregunta: str
    "La pregunta que hay que hacer al cliente."
    formato: str
    "Formato que se espera."
    ejemplo: Union[str, float, bool, None]
    "Un valor válido."
    minimo: Union[str, float]
    "El mínimo."
    maximo: Union[str, float]
    "El máximo."
    patron: str
    "Expresión regular."
    valores: List[Union[str, Candidate]]
    "Valores permitidos, o candidatos."
    alternativas: List[List[str]]
    "Campos que bastan en su lugar: los de una de las listas."
    correcciones: List[FaultCorrecciones]
    "Dónde va lo que se envió en otro sitio o con otro nombre."
    catalogo: str
    "Catálogo donde están los valores permitidos."
    cuando: str
    "Cuándo es obligatorio, o cuándo no se puede enviar."


class Fault(_FaultOptional):
    "Un fallo de la petición."
    campo: str
    "Ruta del campo en la petición, con puntos; vacía si es el cuerpo entero."
    codigo: Literal["falta", "no_documentado", "contradiccion", "tipo", "formato", "longitud", "rango", "valor_no_permitido", "fecha_pasada", "fecha_futura", "incoherente", "ambiguo", "desconocido", "caso_no_soportado"]
    "Qué le pasa al campo."
    mensaje: str
    "Qué hay que corregir."
    quien: Literal["cliente", "agente"]
    "Quién lo resuelve: hay que preguntar o decir algo al cliente, o basta con cambiar la petición."


class _WarningOptional(TypedDict, total=False):
    pregunta: str
    "La pregunta que se repite."


class Warning(_WarningOptional):
    campo: str
    "Campo."
    codigo: Literal["improbable"]
    mensaje: str
    "Por qué."


class Candidate(TypedDict):
    "Un valor para elegir."
    valor: Union[str, float]
    "Lo que se envía."
    etiqueta: str
    "Lo que lee una persona."


class _CotizacionCotizadaWebhookDataOptional(TypedDict, total=False):
    pendientes: List[str]
    "Solo si las hay: aseguradoras que aún no han respondido y cuyas ofertas se añadirán si llegan."


class CotizacionCotizadaWebhookData(_CotizacionCotizadaWebhookDataOptional):
    "Lo que se dice de la cotización: nada personal."
    referencia: str
    "Referencia de la cotización."
    client_reference: Union[str, None]
    "La referencia de quien llama, tal cual; null si no la envió."
    ramo: Literal["Home", "Car", "Motorcycle"]
    "Ramo cotizado."
    estado: Literal["cotizado", "sin_ofertas"]
    "Si hay al menos una oferta."
    mejor_precio: Union[float, None]
    "El precio más bajo, en euros."
    ofertas: List[Offer]
    "Ofertas, de menor a mayor `precio`."


class CotizacionCotizadaWebhook(TypedDict):
    type: Literal["cotizacion.cotizada"]
    "Qué ha pasado."
    timestamp: str
    "Cuándo ha pasado, en UTC."
    data: CotizacionCotizadaWebhookData


class _CotizacionSinOfertasWebhookDataOptional(TypedDict, total=False):
    pendientes: List[str]
    "Solo si las hay: aseguradoras que aún no han respondido y cuyas ofertas se añadirán si llegan."


class CotizacionSinOfertasWebhookData(_CotizacionSinOfertasWebhookDataOptional):
    "Lo que se dice de la cotización: nada personal."
    referencia: str
    "Referencia de la cotización."
    client_reference: Union[str, None]
    "La referencia de quien llama, tal cual; null si no la envió."
    ramo: Literal["Home", "Car", "Motorcycle"]
    "Ramo cotizado."
    estado: Literal["cotizado", "sin_ofertas"]
    "Si hay al menos una oferta."
    mejor_precio: Union[float, None]
    "El precio más bajo, en euros."
    ofertas: List[Offer]
    "Ofertas, de menor a mayor `precio`."


class CotizacionSinOfertasWebhook(TypedDict):
    type: Literal["cotizacion.sin_ofertas"]
    "Qué ha pasado."
    timestamp: str
    "Cuándo ha pasado, en UTC."
    data: CotizacionSinOfertasWebhookData


class _CotizacionActualizadaWebhookDataOptional(TypedDict, total=False):
    pendientes: List[str]
    "Solo si las hay: aseguradoras que aún no han respondido y cuyas ofertas se añadirán si llegan."


class CotizacionActualizadaWebhookData(_CotizacionActualizadaWebhookDataOptional):
    "Lo que se dice de la cotización: nada personal."
    referencia: str
    "Referencia de la cotización."
    client_reference: Union[str, None]
    "La referencia de quien llama, tal cual; null si no la envió."
    ramo: Literal["Home", "Car", "Motorcycle"]
    "Ramo cotizado."
    estado: Literal["cotizado", "sin_ofertas"]
    "Si hay al menos una oferta."
    mejor_precio: Union[float, None]
    "El precio más bajo, en euros."
    ofertas: List[Offer]
    "Ofertas, de menor a mayor `precio`."


class CotizacionActualizadaWebhook(TypedDict):
    type: Literal["cotizacion.actualizada"]
    "Qué ha pasado."
    timestamp: str
    "Cuándo ha pasado, en UTC."
    data: CotizacionActualizadaWebhookData


class _CotizacionCorreoEntregadoWebhookDataOptional(TypedDict, total=False):
    pendientes: List[str]
    "Solo si las hay: aseguradoras que aún no han respondido y cuyas ofertas se añadirán si llegan."


class CotizacionCorreoEntregadoWebhookData(_CotizacionCorreoEntregadoWebhookDataOptional):
    "Lo que se dice de la cotización: nada personal."
    referencia: str
    "Referencia de la cotización."
    client_reference: Union[str, None]
    "La referencia de quien llama, tal cual; null si no la envió."
    ramo: Literal["Home", "Car", "Motorcycle"]
    "Ramo cotizado."
    estado: Literal["cotizado", "sin_ofertas"]
    "Si hay al menos una oferta."
    mejor_precio: Union[float, None]
    "El precio más bajo, en euros."
    ofertas: List[Offer]
    "Ofertas, de menor a mayor `precio`."


class CotizacionCorreoEntregadoWebhook(TypedDict):
    type: Literal["cotizacion.correo_entregado"]
    "Qué ha pasado."
    timestamp: str
    "Cuándo ha pasado, en UTC."
    data: CotizacionCorreoEntregadoWebhookData


class _CotizacionCorreoFallidoWebhookDataOptional(TypedDict, total=False):
    pendientes: List[str]
    "Solo si las hay: aseguradoras que aún no han respondido y cuyas ofertas se añadirán si llegan."


class CotizacionCorreoFallidoWebhookData(_CotizacionCorreoFallidoWebhookDataOptional):
    "Lo que se dice de la cotización: nada personal."
    referencia: str
    "Referencia de la cotización."
    client_reference: Union[str, None]
    "La referencia de quien llama, tal cual; null si no la envió."
    ramo: Literal["Home", "Car", "Motorcycle"]
    "Ramo cotizado."
    estado: Literal["cotizado", "sin_ofertas"]
    "Si hay al menos una oferta."
    mejor_precio: Union[float, None]
    "El precio más bajo, en euros."
    ofertas: List[Offer]
    "Ofertas, de menor a mayor `precio`."


class CotizacionCorreoFallidoWebhook(TypedDict):
    type: Literal["cotizacion.correo_fallido"]
    "Qué ha pasado."
    timestamp: str
    "Cuándo ha pasado, en UTC."
    data: CotizacionCorreoFallidoWebhookData


class CotizacionOfertaElegidaWebhookData(TypedDict):
    "Qué oferta se ha elegido: solo identificadores."
    referencia: str
    "Referencia de la cotización."
    client_reference: Union[str, None]
    "La referencia de quien llama, tal cual; null si no la envió."
    ramo: Literal["Home", "Car", "Motorcycle"]
    "Ramo cotizado."
    oferta_id: str
    "La oferta que el cliente ha elegido."
    eleccion: int
    "Qué elección es de esta cotización: vale la del número mayor, lleguen los avisos en el orden que lleguen."


class CotizacionOfertaElegidaWebhook(TypedDict):
    type: Literal["cotizacion.oferta_elegida"]
    "Qué ha pasado."
    timestamp: str
    "Cuándo ha pasado, en UTC."
    data: CotizacionOfertaElegidaWebhookData


class _SolicitudCotizadaWebhookDataOptional(TypedDict, total=False):
    pendientes: List[str]
    "Solo si las hay: aseguradoras que aún no han respondido y cuyas ofertas se añadirán si llegan."


class SolicitudCotizadaWebhookData(_SolicitudCotizadaWebhookDataOptional):
    "Lo que se dice de la cotización: nada personal."
    solicitud_id: str
    "La solicitud que el cliente ha completado."
    referencia: str
    "Referencia de la cotización."
    client_reference: Union[str, None]
    "La referencia de quien llama, tal cual; null si no la envió."
    ramo: Literal["Home", "Car", "Motorcycle"]
    "Ramo cotizado."
    estado: Literal["cotizado", "sin_ofertas"]
    "Si hay al menos una oferta."
    mejor_precio: Union[float, None]
    "El precio más bajo, en euros."
    ofertas: List[Offer]
    "Ofertas, de menor a mayor `precio`."


class SolicitudCotizadaWebhook(TypedDict):
    type: Literal["solicitud.cotizada"]
    "Qué ha pasado."
    timestamp: str
    "Cuándo ha pasado, en UTC."
    data: SolicitudCotizadaWebhookData


class CotizaPruebaWebhookData(TypedDict, total=False):
    "Vacío."
    pass


class CotizaPruebaWebhook(TypedDict):
    type: Literal["cotiza.prueba"]
    "Qué ha pasado."
    timestamp: str
    "Cuándo ha pasado, en UTC."
    data: CotizaPruebaWebhookData


CotizarBody = Union[HomeRequest, CarRequest, MotorcycleRequest]
ComprobarBody = Union[PartialHomeRequest, PartialCarRequest, PartialMotorcycleRequest]
EstimarBody = Union[HomeEstimateRequest, CarEstimateRequest, MotorcycleEstimateRequest]


__all__ = [
    "HomeRequestHolderAddress",
    "HomeRequestHolder",
    "HomeRequestRiskAddress",
    "HomeRequestRisk",
    "HomeRequest",
    "CarRequestHolderAddress",
    "CarRequestHolder",
    "CarRequestVehicle",
    "CarRequestDriver",
    "CarRequestOwner",
    "CarRequest",
    "MotorcycleRequestHolderAddress",
    "MotorcycleRequestHolder",
    "MotorcycleRequestVehicle",
    "MotorcycleRequestDriver",
    "MotorcycleRequestOwner",
    "MotorcycleRequest",
    "PartialHomeRequestHolderAddress",
    "PartialHomeRequestHolder",
    "PartialHomeRequestRiskAddress",
    "PartialHomeRequestRisk",
    "PartialHomeRequest",
    "PartialCarRequestHolderAddress",
    "PartialCarRequestHolder",
    "PartialCarRequestVehicle",
    "PartialCarRequestDriver",
    "PartialCarRequestOwner",
    "PartialCarRequest",
    "PartialMotorcycleRequestHolderAddress",
    "PartialMotorcycleRequestHolder",
    "PartialMotorcycleRequestVehicle",
    "PartialMotorcycleRequestDriver",
    "PartialMotorcycleRequestOwner",
    "PartialMotorcycleRequest",
    "HomeEstimateRequestRiskAddress",
    "HomeEstimateRequestRisk",
    "HomeEstimateRequest",
    "CarEstimateRequestHolderAddress",
    "CarEstimateRequestHolder",
    "CarEstimateRequestVehicle",
    "CarEstimateRequestDriver",
    "CarEstimateRequest",
    "MotorcycleEstimateRequestHolder",
    "MotorcycleEstimateRequestVehicle",
    "MotorcycleEstimateRequestDriver",
    "MotorcycleEstimateRequest",
    "QuoteResultMejorPorNivel",
    "QuoteResultRechazosMotivos",
    "QuoteResultRechazos",
    "QuoteResult",
    "OfferDesglose",
    "OfferAvisos",
    "OfferFormasDePago",
    "Offer",
    "Alternative",
    "OfferDetailPedidoYNoDado",
    "OfferDetailQueMueveElPrecio",
    "OfferDetailDistribuidor",
    "OfferDetailIpidTipoDeSeguro",
    "OfferDetailIpid",
    "OfferDetail",
    "GuaranteeDetail",
    "GuaranteeNotIncluded",
    "InsurerQuestion",
    "AnswerRequest",
    "ResumeRequest",
    "RevisionRequest",
    "RevisionResultMejorPorNivel",
    "RevisionResultRechazosMotivos",
    "RevisionResultRechazos",
    "RevisionResult",
    "RevisionYaNoOfrecenMotivos",
    "RevisionYaNoOfrecen",
    "Revision",
    "PriceDifferencePartes",
    "PriceDifference",
    "PremiumLine",
    "ProductInformationTipoDeSeguro",
    "ProductInformation",
    "ProductSection",
    "InsuredSum",
    "CheckResultPropuestas",
    "CheckResult",
    "EstimateResultRechazosMotivos",
    "EstimateResultRechazos",
    "EstimateResultAfinarValores",
    "EstimateResultAfinar",
    "EstimateResult",
    "LevelEstimateFranquicias",
    "LevelEstimate",
    "InsurerEstimate",
    "DraftPart",
    "PreparedDraft",
    "FollowedDraftMejorPorNivel",
    "FollowedDraft",
    "OpenQuestion",
    "Question",
    "QuestionOption",
    "QuestionSection",
    "Requirements",
    "RequirementBlock",
    "RequirementField",
    "RequirementsIndex",
    "QuotedLine",
    "Catalogue",
    "CatalogueValue",
    "Purchase",
    "Refusal",
    "FaultCorrecciones",
    "Fault",
    "Warning",
    "Candidate",
    "CotizacionCotizadaWebhookData",
    "CotizacionCotizadaWebhook",
    "CotizacionSinOfertasWebhookData",
    "CotizacionSinOfertasWebhook",
    "CotizacionActualizadaWebhookData",
    "CotizacionActualizadaWebhook",
    "CotizacionCorreoEntregadoWebhookData",
    "CotizacionCorreoEntregadoWebhook",
    "CotizacionCorreoFallidoWebhookData",
    "CotizacionCorreoFallidoWebhook",
    "CotizacionOfertaElegidaWebhookData",
    "CotizacionOfertaElegidaWebhook",
    "SolicitudCotizadaWebhookData",
    "SolicitudCotizadaWebhook",
    "CotizaPruebaWebhookData",
    "CotizaPruebaWebhook",
    "CotizarBody",
    "ComprobarBody",
    "EstimarBody",
]
