export { centsOfDecimal, centsOfDigits, decimalOfCents } from './answer/amounts';
export { AnswerReader } from './answer/answer.reader';
export { Breaker, type Admittance, type BreakerOptions, type BreakerState, type Sign } from './breaker';
export { CallFailed, invalidAnswer, type FailureCause, type FailureFacts } from './call-failed.error';
export { asRecord, errorCode, errorName } from './error-names';
export { baseUrlFault } from './http/base-url';
export type { Asking, CallContext, HttpCall, HttpClient, HttpReply } from './http/http-call';
export { httpClient, type HttpClientOptions } from './http/http.client';
export { postForStatus, type Acknowledgement, type Post } from './http/post-for-status';
export { quietly } from './quietly';
export { readEnvelope, writeEnvelope, type SoapBody, type SoapMessage } from './soap/envelope';
export {
  passwordDigest,
  usernameToken,
  WSSE_NAMESPACE,
  WSU_NAMESPACE,
  type UsernameTokenFacts,
} from './soap/username-token';
export { clientCredentialsToken, type TokenRequest } from './token/client-credentials';
export { heldToken, type GrantedToken, type HeldToken } from './token/held-token';
export { DEFAULT_LIMITS, type TransportLimits } from './transport-limits';
export type { TransportEvent, TransportFacts, TransportReport } from './transport-report';
export { readXml } from './xml/read-xml';
export { XmlElement, type XmlName } from './xml/xml-element';
export { readXsd, type SchemaCheck } from './xml/xml-schema';
export { writeXml, XmlFragment, type XmlNode, type XmlShape } from './xml/xml-writer';
