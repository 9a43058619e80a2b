/** What a notice is about, and where that is. */
export interface NoticePlace {
  label: string;
  to: string;
}
