export { keptReports } from './kept-reports';
