export { startServiceProcess, type ServiceProcess } from './service-process';
