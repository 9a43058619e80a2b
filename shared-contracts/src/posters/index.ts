export { poster } from './poster';
