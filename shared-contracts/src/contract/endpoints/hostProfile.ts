import { endpoint } from '../endpoint';
import { envelope } from '../entities/envelope';
import { hostProfile, hostProfileForm } from '../entities/hostProfile';

/** The host's own profile. */
export const read = endpoint('GET', '/api/events/user/profile', {
  access: 'host',
  object: 'self',
  failure: 'HTTP error! status: {code}',
  reply: envelope(hostProfile),
});

/** Changes names, mobile, organization and designation, never the email. */
export const update = endpoint('PUT', '/api/events/user/updateprofile', {
  access: 'host',
  object: 'self',
  failure: 'HTTP error! status: {code}',
  body: hostProfileForm,
  reply: envelope(hostProfile),
});
