export { readKeptMail } from './kept-mail';
export { startServiceProcess, type ServiceProcess } from './service-process';
