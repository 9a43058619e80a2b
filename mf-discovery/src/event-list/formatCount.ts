/** "1 event", "2 events". */
export const formatCount = (count: number): string => (count === 1 ? '1 event' : `${count} events`);
