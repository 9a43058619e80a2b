/** The label and address of a notification's subject. */
export interface NotificationTarget {
  label: string;
  to: string;
}
