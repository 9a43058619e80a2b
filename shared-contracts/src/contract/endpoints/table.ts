import type { Endpoint } from '../endpoint';
import * as administrators from './administrators';
import * as auth from './auth';
import * as authoring from './authoring';
import * as homepage from './homepage';
import * as hosting from './hosting';
import * as hostProfile from './hostProfile';
import * as live from './live';
import * as notifications from './notifications';
import * as participants from './participants';
import * as participation from './participation';
import * as profile from './profile';
import * as quiz from './quiz';
import * as releases from './releases';
import * as rooms from './rooms';
import * as service from './service';
import * as teams from './teams';
import * as uploads from './uploads';

const groups = {
  auth,
  homepage,
  participation,
  teams,
  quiz,
  authoring,
  profile,
  hosting,
  notifications,
  live,
  administrators,
  releases,
  rooms,
  participants,
  uploads,
  hostProfile,
  service,
};

/** Every call of the API by its name, `group.verb`: what routes, OpenAPI, the matrix and the fake API derive from. */
export const endpoints: ReadonlyMap<string, Endpoint> = new Map(
  Object.entries(groups).flatMap(([group, calls]) =>
    Object.entries(calls).map(([verb, call]): [string, Endpoint] => [`${group}.${verb}`, call]),
  ),
);
