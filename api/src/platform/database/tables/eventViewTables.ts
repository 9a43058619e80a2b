interface EventViews {
  eventId: string;
  /** The day in the event's zone, such as 2026-05-04. */
  day: string;
  /** Who saw it, hashed with the day's salt. */
  viewer: string;
}

interface ViewSalts {
  day: string;
  salt: string;
}

interface EventImpressions {
  eventId: string;
  count: number;
}

interface EventDayViews {
  eventId: string;
  day: string;
  count: number;
}

export interface EventViewTables {
  eventViews: EventViews;
  viewSalts: ViewSalts;
  eventImpressions: EventImpressions;
  eventDayViews: EventDayViews;
}
