const OASIS = 'http://docs.oasis-open.org/wss/2004/01/oasis-200401-wss';

export const SOAP = 'http://schemas.xmlsoap.org/soap/envelope/';
export const WSSE = `${OASIS}-wssecurity-secext-1.0.xsd`;
export const WSU = `${OASIS}-wssecurity-utility-1.0.xsd`;
export const PASSWORD_DIGEST = `${OASIS}-username-token-profile-1.0#PasswordDigest`;
export const ROBLE = 'urn:roble:tarificacion:v1';
export const SOAP_ACTION = 'urn:roble:tarificacion:CalcularPrima';
