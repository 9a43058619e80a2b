/** What a notice is about, and where that is. */
export interface NotificationTarget {
  label: string;
  to: string;
}
