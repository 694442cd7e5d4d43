export { PAGES_DOOR } from './pages-door';
