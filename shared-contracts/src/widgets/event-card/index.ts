/** The styles of an event card, shared by the card and its preview. */
export { default as eventCardStyles } from './eventCard.module.css';
