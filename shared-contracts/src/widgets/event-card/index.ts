export { eventCardStyles } from './eventCardStyles';
