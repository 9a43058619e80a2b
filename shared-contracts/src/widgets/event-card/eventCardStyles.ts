import styles from './eventCard.module.css';

/** The looks of an event's parts where it is a small poster: on its card, and while it is written. */
export const eventCardStyles = styles;
