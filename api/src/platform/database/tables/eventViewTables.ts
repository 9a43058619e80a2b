interface EventViews {
  eventId: string;
  /** The day in the event's time zone as YYYY-MM-DD. */
  day: string;
  /** The viewer, hashed with the day's salt. */
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
