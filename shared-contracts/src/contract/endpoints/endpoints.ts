import type { Endpoint } from '../endpoint';
import * as administrators from './administrators';
import * as announcements from './announcements';
import * as auth from './auth';
import * as calendars from './calendars';
import * as certificates from './certificates';
import * as door from './door';
import * as quizEditor from './quizEditor';
import * as events from './events';
import * as manageEvents from './manageEvents';
import * as hostProfile from './hostProfile';
import * as live from './live';
import * as notifications from './notifications';
import * as attendees from './attendees';
import * as registration from './registration';
import * as profile from './profile';
import * as quiz from './quiz';
import * as releases from './releases';
import * as rooms from './rooms';
import * as service from './service';
import * as teams from './teams';
import * as tickets from './tickets';
import * as uploads from './uploads';

/** Keys are published operation ids: a rename would break generated clients and stored idempotency keys. */
const groups = {
  auth,
  homepage: events,
  participation: registration,
  teams,
  quiz,
  authoring: quizEditor,
  profile,
  hosting: manageEvents,
  notifications,
  live,
  administrators,
  announcements,
  calendars,
  certificates,
  door,
  releases,
  rooms,
  tickets,
  participants: attendees,
  uploads,
  hostProfile,
  service,
};

/** Every call of the API by its name, `group.verb`; routes, OpenAPI and the fake API derive from it. */
export const endpoints: ReadonlyMap<string, Endpoint> = new Map(
  Object.entries(groups).flatMap(([group, calls]) =>
    Object.entries(calls).map(([verb, call]): [string, Endpoint] => [`${group}.${verb}`, call]),
  ),
);
