/** Settings, files, storage, mailers and insurers for the operator's tools, without a server. It loads no Nest. */
export { digestIn, holderOf, keyHash, newKey } from './access-key';
export { readCallersFile } from './callers/callers-file.reader';
export { readOperatorFile } from './operator-files/read-named-file';
export { CallerEntry, callerNameFault } from './callers/callers-file';
export { INSURER_ENTRIES } from './insurers/insurers-file';
export { readInsurersFile } from './insurers/insurers-file.reader';
export { runInsurers } from './insurers/running-insurers';
export { openStorageOf } from './open-storage-of';
export { webhookEndpointsOf } from './webhook-endpoints-of';
export {
  DEFAULT_SETTINGS,
  readServiceSettings,
  SETTING_FACTS,
  settingsOnUse,
  type Settings,
} from './settings/service-settings';
export { OPERATOR_NAME } from './settings/console.settings';
export { keptMailsOf, mailerOf, mailFolder } from './mailer-of';
export {
  erasePersonalData,
  exportPersonalData,
  MailsNotErased,
  type ErasedData,
  type PersonExport,
} from './personal-data';
