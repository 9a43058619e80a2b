import { CALLERS } from './callers';

/** `in`: the call is carried out, or refused for what it says or for the state of things, never for who calls. */
export type Verdict = 'in' | '401' | '403' | '404';

/**
 * The expected access, written independently of the contract: one row for each call, one column for each kind of
 * caller in the order of CALLERS. A call without a row fails. 401 no live session, 403 wrong kind of account or known to
 * be not for this person, 404 hidden from this person.
 */
const table = `
  call                                                             none exp. part othr memb lead host othr admn edit desk ownr help

  POST   /api/v1/auth/check-email                                  in   in   in   in   in   in   in   in   in   in   in   in   in
  POST   /api/v1/auth/register                                     in   in   in   in   in   in   in   in   in   in   in   in   in
  POST   /api/v1/auth/validate                                     in   in   in   in   in   in   in   in   in   in   in   in   in
  POST   /api/v1/auth/authenticate                                 in   in   in   in   in   in   in   in   in   in   in   in   in
  POST   /api/v1/auth/resend-otp                                   in   in   in   in   in   in   in   in   in   in   in   in   in
  POST   /api/v1/auth/forgot-password                              in   in   in   in   in   in   in   in   in   in   in   in   in
  POST   /api/v1/auth/verify-otp                                   in   in   in   in   in   in   in   in   in   in   in   in   in
  POST   /api/v1/auth/check-reset-token                            in   in   in   in   in   in   in   in   in   in   in   in   in
  PUT    /api/v1/auth/change-password                              in   in   in   in   in   in   in   in   in   in   in   in   in
  POST   /api/v1/auth/logout                                       in   in   in   in   in   in   in   in   in   in   in   in   in
  GET    /api/v1/auth/me                                           401  401  in   in   in   in   in   in   in   in   in   in  401

  GET    /api/v1/auth/me/export                                    401  401  in   in   in   in   in   in   in   in   in   in  401
  DELETE /api/v1/auth/me                                           401  401  in   in   in   in   in   in   in   in   in   in  401
  PUT    /api/v1/auth/password                                     401  401  in   in   in   in   in   in   in   in   in   in  401

  GET    /api/v1/public/homepage/events                            in   in   in   in   in   in   in   in   in   in   in   in   in
  GET    /api/v1/public/homepage/events/search                     in   in   in   in   in   in   in   in   in   in   in   in   in
  GET    /api/v1/public/homepage/events/details/:                  in   in   in   in   in   in   in   in   in   in   in   in   in
  GET    /api/v1/public/team-invites/:                             in   in   in   in   in   in   in   in   in   in   in   in   in
  GET    /api/v1/public/calendars/events.ics                       in   in   in   in   in   in   in   in   in   in   in   in   in
  GET    /api/v1/public/calendars/hosts/:/events.ics               in   in   in   in   in   in   in   in   in   in   in   in   in
  GET    /api/v1/public/calendars/participants/:/events.ics        in   in   in   in   in   in   in   in   in   in   in   in   in
  GET    /api/v1/public/certificates/:                            in   in   in   in   in   in   in   in   in   in   in   in   in
  GET    /api/v1/public/certificates/:/certificate.pdf            in   in   in   in   in   in   in   in   in   in   in   in   in
  GET    /api/v1/public/certificates/:/credential                 in   in   in   in   in   in   in   in   in   in   in   in   in
  GET    /api/v1/public/certificates/status-lists/:               in   in   in   in   in   in   in   in   in   in   in   in   in
  GET    /.well-known/jwks.json                                   in   in   in   in   in   in   in   in   in   in   in   in   in
  GET    /.well-known/jwks/:                                      in   in   in   in   in   in   in   in   in   in   in   in   in

  GET    /api/v1/participant/calendar                              401  401  in   in   in   in   403  403  403  403  403  403  401
  POST   /api/v1/participant/calendar/renew                        401  401  in   in   in   in   403  403  403  403  403  403  401
  GET    /api/v1/participant/certificates                         401  401  in   in   in   in   403  403  403  403  403  403  401
  PUT    /api/v1/participant/certificates/:/name                  401  401  in   404  404  404  403  403  403  403  403  403  401
  GET    /api/v1/participant/events                                401  401  in   in   in   in   403  403  403  403  403  403  401
  GET    /api/v1/participant/events/details/:                      401  401  in   in   in   in   403  403  403  403  403  403  401
  GET    /api/v1/participant/registration-form                     401  401  in   in   in   in   403  403  403  403  403  403  401
  POST   /api/v1/participant/events/:/register                     401  401  in   in   in   in   403  403  403  403  403  403  401
  DELETE /api/v1/participant/events/:/register                     401  401  in   403  in   in   403  403  403  403  403  403  401
  POST   /api/v1/participant/events/:/waitlist                     401  401  in   in   in   in   403  403  403  403  403  403  401
  DELETE /api/v1/participant/events/:/waitlist                     401  401  in   in   in   in   403  403  403  403  403  403  401
  POST   /api/v1/participant/events/:/waitlist/confirm             401  401  in   in   in   in   403  403  403  403  403  403  401
  POST   /api/v1/participant/events/:/request                      401  401  in   in   in   in   403  403  403  403  403  403  401
  DELETE /api/v1/participant/events/:/request                      401  401  in   in   in   in   403  403  403  403  403  403  401
  GET    /api/v1/participant/events/requests                       401  401  in   in   in   in   403  403  403  403  403  403  401
  GET    /api/v1/participant/events/waiting                        401  401  in   in   in   in   403  403  403  403  403  403  401
  GET    /api/v1/participant/events/registered                     401  401  in   in   in   in   403  403  403  403  403  403  401
  GET    /api/v1/participant/events/favourites                     401  401  in   in   in   in   403  403  403  403  403  403  401
  GET    /api/v1/participant/events/:/ticket                      401  401  in   403  in   in   403  403  403  403  403  403  401
  GET    /api/v1/participant/events/:/ticket.png                  401  401  in   403  in   in   403  403  403  403  403  403  401
  POST   /api/v1/participant/events/:/ticket/renew                401  401  in   403  in   in   403  403  403  403  403  403  401
  POST   /api/v1/participant/events/:/favourites                   401  401  in   in   in   in   403  403  403  403  403  403  401
  DELETE /api/v1/participant/events/:/favourites                   401  401  in   in   in   in   403  403  403  403  403  403  401
  GET    /api/v1/participant/past-events                           401  401  in   in   in   in   403  403  403  403  403  403  401
  GET    /api/v1/participant/viewed                                401  401  in   in   in   in   403  403  403  403  403  403  401
  GET    /api/v1/participant/profile                               401  401  in   in   in   in   403  403  403  403  403  403  401
  PUT    /api/v1/participant/profile                               401  401  in   in   in   in   403  403  403  403  403  403  401
  GET    /api/v1/participant/notifications                         401  401  in   in   in   in   403  403  403  403  403  403  401
  GET    /api/v1/participant/notifications/:/:                     401  401  in   in   in   in   403  403  403  403  403  403  401
  PUT    /api/v1/participant/notifications/:/read                  401  401  in   404  404  404  403  403  403  403  403  403  401
  PUT    /api/v1/participant/events/:/announcements/mute           401  401  in   403  in   in   403  403  403  403  403  403  401
  DELETE /api/v1/participant/events/:/announcements/mute           401  401  in   403  in   in   403  403  403  403  403  403  401
  PUT    /api/v1/participant/notifications/read-all                401  401  in   in   in   in   403  403  403  403  403  403  401

  GET    /api/v1/participant/events/:/teams/search                 401  401  in   403  in   in   403  403  403  403  403  403  401
  POST   /api/v1/participant/events/:/teams/create                 401  401  in   403  in   in   403  403  403  403  403  403  401
  POST   /api/v1/participant/events/:/teams/find-by-code           401  401  in   403  in   in   403  403  403  403  403  403  401
  GET    /api/v1/participant/events/:/teams/mine                   401  401  in   in   in   in   403  403  403  403  403  403  401
  GET    /api/v1/participant/teams/detail/:                        401  401  in   404  in   in   404  404  in   404  in   in  401
  POST   /api/v1/participant/teams/:/join/request                  401  401  in   403  in   in   403  403  403  403  403  403  401
  POST   /api/v1/participant/teams/join/request/:                  401  401  404  404  404  in   403  403  403  403  403  403  401
  POST   /api/v1/participant/teams/join/request/:/restore          401  401  404  404  404  in   403  403  403  403  403  403  401
  DELETE /api/v1/participant/teams/join/request/:                  401  401  404  404  404  404  403  403  403  403  403  403  401
  DELETE /api/v1/participant/teams/:/members/:                     401  401  404  404  in   in   403  403  403  403  403  403  401
  POST   /api/v1/participant/teams/:/leader                        401  401  404  404  404  in   403  403  403  403  403  403  401
  POST   /api/v1/participant/teams/:/invites                       401  401  404  404  404  in   403  403  403  403  403  403  401

  GET    /api/v1/participant/teams/invites/:                       401  401  in   in   in   in   403  403  403  403  403  403  401
  POST   /api/v1/participant/teams/invites/:                       401  401  in   403  in   in   403  403  403  403  403  403  401

  GET    /api/participant/quiz/:/progress                          401  401  in   403  in   in   403  403  403  403  403  403  401
  GET    /api/participant/quiz/:/questions/:                       401  401  in   403  in   in   403  403  403  403  403  403  401
  POST   /api/participant/quiz/:/questions/:/answer                401  401  in   403  in   in   403  403  403  403  403  403  401
  POST   /api/participant/quiz/:/submit                            401  401  in   403  in   in   403  403  403  403  403  403  401
  GET    /api/participant/quiz/:/results                           401  401  in   403  in   in   403  403  403  403  403  403  401
  GET    /api/participant/quiz/latest                              401  401  in   in   in   in   403  403  403  403  403  403  401
  GET    /api/participant/quiz/:/leaderboard-and-scores            401  401  403  403  403  403  403  403  in   403  403  in  401

  POST   /api/events/create                                        401  401  403  403  403  403  in   in   in   in   in   in  401
  GET    /api/events/list                                          401  401  403  403  403  403  in   in   in   in   in   in  401
  GET    /api/events/first                                         401  401  403  403  403  403  in   in   in   in   in   in  401
  GET    /api/events/:                                             401  401  403  403  403  403  404  404  in   in   in   in  401
  PUT    /api/events/update/:                                      401  401  403  403  403  403  404  404  in   in   403  in  401
  DELETE /api/events/delete/:                                      401  401  403  403  403  403  404  404  403  403  403  in  401
  POST   /api/events/:/cancel                                      401  401  403  403  403  403  404  404  403  403  403  in  401
  POST   /api/events/:/publish                                     401  401  403  403  403  403  404  404  in   in   403  in  401
  POST   /api/events/:/unpublish                                   401  401  403  403  403  403  404  404  in   in   403  in  401
  POST   /api/events/:/timeline/bulk                               401  401  403  403  403  403  404  404  in   in   403  in  401
  POST   /api/events/:/invite-key                                  401  401  403  403  403  403  404  404  in   in   403  in  401
  POST   /s3/upload                                                401  401  403  403  403  403  in   in   in   in   in   in  401
  POST   /api/host/quiz/:/add-questions                            401  401  403  403  403  403  404  404  in   in   403  in  401
  GET    /api/host/quiz/:/questions                                401  401  403  403  403  403  404  404  in   in   403  in  401
  PUT    /api/host/quiz/:/questions                                401  401  403  403  403  403  404  404  in   in   403  in  401
  GET    /api/host/quiz/:/scores                                   401  401  403  403  403  403  404  404  in   403  403  in  401
  PUT    /api/host/quiz/:/questions/:                              401  401  403  403  403  403  404  404  in   in   403  in  401
  GET    /api/host/quiz/:/choices                                  401  401  403  403  403  403  404  404  in   in   403  in  401
  DELETE /api/host/quiz/:/attempts/:/disqualify                    401  401  403  403  403  403  404  404  in   403  403  in  401
  POST   /api/host/quiz/:/attempts/:/disqualify                    401  401  403  403  403  403  404  404  in   403  403  in  401
  GET    /api/events/:/participants                                401  401  403  403  403  403  404  404  in   403  in   in  401
  GET    /api/events/:/waitlist                                    401  401  403  403  403  403  404  404  in   403  in   in  401
  GET    /api/events/:/requests                                    401  401  403  403  403  403  404  404  in   403  in   in  401
  POST   /api/events/:/requests/decisions                          401  401  403  403  403  403  404  404  in   403  in   in  401
  PUT    /api/events/:/participants/:/check-in                     401  401  403  403  403  403  404  404  in   403  in   in  401
  DELETE /api/events/:/participants/:/check-in                     401  401  403  403  403  403  404  404  in   403  in   in  401
  GET    /api/events/:/announcements                               401  401  403  403  403  403  404  404  in   403  403  in  401
  GET    /api/events/:/announcements/audience                      401  401  403  403  403  403  404  404  in   403  403  in  401
  POST   /api/events/:/announcements                               401  401  403  403  403  403  404  404  in   403  403  in  401
  POST   /api/events/:/announcements/test                          401  401  403  403  403  403  404  404  in   403  403  in  401
  GET    /api/events/:/announcements/:/recipients                  401  401  403  403  403  403  404  404  in   403  403  in  401
  GET    /api/events/:/door/people                                401  401  403  403  403  403  404  404  in   403  in   in   in
  POST   /api/events/:/door/scans                                 401  401  403  403  403  403  404  404  in   403  in   in   in
  POST   /api/events/:/door/walk-ins                              401  401  403  403  403  403  404  404  in   403  in   in   in
  GET    /api/events/:/door/links                                 401  401  403  403  403  403  404  404  in   403  in   in   401
  POST   /api/events/:/door/links                                 401  401  403  403  403  403  404  404  in   403  in   in   401
  DELETE /api/events/:/door/links/:                               401  401  403  403  403  403  404  404  in   403  in   in   401
  GET    /api/events/:/certificates/design                        401  401  403  403  403  403  404  404  in   403  403  in  401
  PUT    /api/events/:/certificates/design                        401  401  403  403  403  403  404  404  in   403  403  in  401
  POST   /api/events/:/certificates/preview                       401  401  403  403  403  403  404  404  in   403  403  in  401
  POST   /api/events/:/certificates/issue                         401  401  403  403  403  403  404  404  in   403  403  in  401
  GET    /api/events/:/certificates                               401  401  403  403  403  403  404  404  in   403  403  in  401
  PUT    /api/events/:/certificates/people/:                      401  401  403  403  403  403  404  404  in   403  403  in  401
  PUT    /api/events/:/certificates/:/name                        401  401  403  403  403  403  404  404  in   403  403  in  401
  PUT    /api/events/:/certificates/:/revocation                  401  401  403  403  403  403  404  404  in   403  403  in  401
  DELETE /api/events/:/certificates/:/revocation                  401  401  403  403  403  403  404  404  in   403  403  in  401
  GET    /api/events/:/activity                                    401  401  403  403  403  403  404  404  in   403  in   in  401
  POST   /api/events/events/:/rooms/create                         401  401  403  403  403  403  404  404  in   403  in   in  401
  GET    /api/events/:/rooms                                       401  401  403  403  403  403  404  404  in   403  in   in  401
  DELETE /api/events/:/rooms                                       401  401  403  403  403  403  404  404  in   403  in   in  401
  PUT    /api/events/:/rooms/:                                     401  401  403  403  403  403  404  404  in   403  in   in  401
  DELETE /api/events/:/rooms/:                                     401  401  403  403  403  403  404  404  in   403  in   in  401
  POST   /api/events/:/rooms/fill                                  401  401  403  403  403  403  404  404  in   403  in   in  401
  POST   /api/events/:/rooms/:/allocations                         401  401  403  403  403  403  404  404  in   403  in   in  401
  DELETE /api/events/:/rooms/:/allocations/:                       401  401  403  403  403  403  404  404  in   403  in   in  401
  GET    /api/events/role/HOST                                     401  401  403  403  403  403  in   in   in   in   in   in  401
  POST   /api/events/:/add-admin/:                                 401  401  403  403  403  403  404  404  403  403  403  in  401
  POST   /api/events/:/admins/accept                               401  401  403  403  403  403  404  404  in   in   in   404  401
  POST   /api/events/:/admins/restore                              401  401  403  403  403  403  404  404  in   in   in   404  401
  DELETE /api/events/:/admins/:                                    401  401  403  403  403  403  404  404  403  403  403  in  401
  PUT    /api/events/:/admins/:                                    401  401  403  403  403  403  404  404  403  403  403  in  401
  GET    /api/events/:/administrators                              401  401  403  403  403  403  404  404  in   in   in   in  401
  GET    /api/events/user/profile                                  401  401  403  403  403  403  in   in   in   in   in   in  401
  PUT    /api/events/user/updateprofile                            401  401  403  403  403  403  in   in   in   in   in   in  401
  GET    /api/events/notifications                                 401  401  403  403  403  403  in   in   in   in   in   in  401
  GET    /api/events/notifications/:/:                             401  401  403  403  403  403  in   in   in   in   in   in  401
  PUT    /api/events/notifications/:/read                          401  401  403  403  403  403  404  404  404  404  404  in  401
  PUT    /api/events/notifications/read-all                        401  401  403  403  403  403  in   in   in   in   in   in  401

  POST   /api/v1/public/announcements/:/mute                       in   in   in   in   in   in   in   in   in   in   in   in   in
  POST   /api/v1/public/reminder-mails/:/stop                      in   in   in   in   in   in   in   in   in   in   in   in   in

  POST   /api/v1/releases/reports                                  in   in   in   in   in   in   in   in   in   in   in   in   in
  GET    /api/v1/releases/report-token                             in   in   in   in   in   in   in   in   in   in   in   in   in
  GET    /api/v1/releases/health                                   in   in   in   in   in   in   in   in   in   in   in   in   in
  GET    /api/v1/releases/errors                                   404  404  404  404  404  404  404  404  404  404  404  404  404
  GET    /api/version                                              in   in   in   in   in   in   in   in   in   in   in   in   in
  GET    /api/v1/stream                                            401  401  in   in   in   in   in   in   in   in   in   in  401
`;

const isVerdict = (text: string): text is Verdict => ['in', '401', '403', '404'].includes(text);

/** The rows by `getCallKey`. */
export const accessExpectations: ReadonlyMap<string, readonly Verdict[]> = new Map(
  table
    .trim()
    .split('\n')
    .slice(1)
    .filter((line) => line.trim() !== '')
    .map((line): [string, Verdict[]] => {
      const [method = '', path = '', ...verdicts] = line.trim().split(/\s+/);
      const row = verdicts.filter(isVerdict);
      if (row.length !== CALLERS.length)
        throw new Error(`A cell of ${method} ${path} is missing or unknown.`);
      return [`${method} ${path}`, row];
    }),
);
