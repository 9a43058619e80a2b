import { endpoint } from '../endpoint';
import { envelope } from '../entities/envelope';
import { participantProfile, profileForm } from '../entities/profile';

/** The participant's own profile with coins and badges. */
export const read = endpoint('GET', '/api/v1/participant/profile', {
  access: 'user',
  object: 'self',
  failure: 'HTTP error! status: {code}',
  reply: envelope(participantProfile),
});

/** Changes names, mobile, picture and anonymity on leaderboards, never email, role or coins. */
export const update = endpoint('PUT', '/api/v1/participant/profile', {
  access: 'user',
  object: 'self',
  failure: 'HTTP error! status: {code}',
  body: profileForm,
  reply: envelope(participantProfile),
});
