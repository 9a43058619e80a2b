import styles from './eventCard.module.css';

/** The styles of an event card, shared by the card and its preview. */
export const eventCardStyles = styles;
