import type { GrowthSize } from './GrowthSize';

/** SQL for the id of an account; the hosts come before the participants. */
export const toPersonSql = (number: string): string => `md5('person ' || ${number})::uuid`;
export const toEventSql = (number: string): string => `md5('event ' || ${number})::uuid`;

export const listWords = (name: string, words: readonly string[]): string =>
  `(array[${words.map((word) => `'${word}'`).join(', ')}])[1 + ${name} % ${words.length}]`;

export const FIRST_NAMES = [
  'Priya',
  'Arjun',
  'Meera',
  'Dev',
  'Kavya',
  'Rohan',
  'Ananya',
  'Ishaan',
  'Zoya',
  'Vikram',
];
export const LAST_NAMES = ['Nair', 'Rao', 'Iyer', 'Khan', 'Das', 'Joshi', 'Menon'];
/** The time over which people register. */
const REGISTRATION_MINUTES = 40_000;
const SUBJECTS = [
  'Robotics',
  'Poetry',
  'Astronomy',
  'Finance',
  'Ecology',
  'Chess',
  'History',
  'Design',
  'Music',
];
const KINDS = ['challenge', 'evening', 'workshop', 'open day', 'lecture', 'meet', 'festival'];
const PLACES = ['Mumbai', 'Pune', 'Kochi', 'Jaipur', 'Delhi', 'Chennai', 'Bhopal', 'Surat'];

/** Accounts, sessions, and what belongs to one person. */
export const createPeopleStatements = ({ hosts, participants, mails }: GrowthSize): string[] => {
  const people = hosts + participants;
  return [
    `insert into accounts (id, email, role, firstname, lastname, username, mobile, organization, designation,
        password_hash, created_at)
      select ${toPersonSql('n')}, 'bench-' || n || '@example.org', case when n <= ${hosts} then 'HOST' else 'USER' end,
        ${listWords('n', FIRST_NAMES)}, ${listWords('n / 7', LAST_NAMES)}, 'bench-' || n, '9876543210',
        case when n <= ${hosts} then 'College ' || n % 500 end, case when n <= ${hosts} then 'Lecturer' end, 'none', now()
      from generate_series(1, ${people}) n`,
    `insert into sessions (token_hash, account_id, created_at, expires_at, ends_at)
      select md5('session ' || n), ${toPersonSql('n')}, now(), now() + interval '7 days', now() + interval '30 days'
      from generate_series(1, ${people}) n`,
    `insert into notifications (recipient_id, id, type, title, message, dedupe_key, created_at, read_at)
      select ${toPersonSql(`1 + n % ${people}`)}, md5('notification ' || n)::uuid, 'REMINDER_1H', 'Starts soon',
        'Your event starts soon.', 'bench ' || n, now() - make_interval(mins => n % 40000),
        case when n % 4 > 0 then now() end
      from generate_series(1, ${people * 4}) n`,
    `insert into mails (id, to_address, subject, text, html, created_at, sent_at, kind, due_at)
      select md5('mail ' || n)::uuid, 'bench-' || 1 + n % ${people} || '@example.org', 'Registered', 'You are registered.',
        '<p>You are registered.</p>', now() - interval '1 day', case when n % 10 > 0 then now() end,
        (array['single', 'bulk'])[1 + n / 10 % 2], now()
      from generate_series(1, ${mails}) n`,
  ];
};

/** Events of every kind with their seats and views; the first host owns every `total / hostEvents`th. */
export const createEventStatements = (size: GrowthSize): string[] => {
  const { upcoming, past, hosts, hostEvents } = size;
  const total = upcoming + past;
  const owner = `case when n % ${Math.floor(total / hostEvents)} = 0 then 1 else 2 + n % ${hosts - 1} end`;
  const start = `case when n <= ${upcoming} then now() + make_interval(mins => 60 + n * 13 % 300000)
    else now() - make_interval(mins => 1440 + n * 13 % 1500000) end`;
  return [
    `insert into events (id, owner_id, title, description, category, mode, organization, venue, image_url, festival,
        visibility, invite_key, register_start, register_end, start_time, end_time, created_at, last_update,
        cancelled_at, deleted_at)
      select ${toEventSql('n')}, ${toPersonSql(owner)},
        ${listWords('n', SUBJECTS)} || ' ' || ${listWords('n / 9', KINDS)} || ' ' || n,
        repeat('Bring a notebook and a friend. ', 1 + n % 20), ${listWords('n', ['quiz', 'hackathon', 'webinar', 'seminar'])},
        ${listWords('n / 4', ['online', 'offline'])}, 'College ' || n % 500,
        case when n % 8 > 3 then ${listWords('n / 8', PLACES)} else '' end, '/images/default-event.svg',
        case when n % 11 = 0 then 'Festival ' || n % 97 end, case when n % 20 = 9 then 'private' else 'public' end,
        case when n % 20 = 9 then 'key ' || n end, start - interval '30 days', start - interval '1 minute', start,
        start + interval '3 hours', least(now(), start) - interval '30 days' - make_interval(secs => n),
        least(now(), start) - make_interval(secs => n), case when n % 60 = 7 then now() end,
        case when n % 97 = 5 then now() end
      from generate_series(1, ${total}) n cross join lateral (select ${start} as start) times`,
    'insert into event_seats (event_id, capacity_max) select id, null from events',
    'insert into event_impressions (event_id, count) select id, 40 from events',
    `insert into event_administrators (event_id, user_id, added_at, accepted_at)
      select ${toEventSql('n')}, ${toPersonSql(`1 + n % ${hosts}`)}, now(), now() from generate_series(1, ${total}, 7) n`,
  ];
};

/** Registrations, likes and views of participants. */
export const createActivityStatements = (size: GrowthSize): string[] => {
  const { hosts, participants, upcoming, past, registrations } = size;
  const toEvent = (factor: number) => toEventSql(`1 + n::bigint * ${factor} % ${upcoming + past}`);
  const person = toPersonSql(`1 + ${hosts} + n % ${participants}`);
  return [
    createRegistrations({ event: toEvent(7919), person, count: registrations }),
    `insert into favourites (user_id, event_id, liked_at)
      select ${person}, ${toEvent(104_729)}, now() from generate_series(1, ${participants * 2}) n on conflict do nothing`,
    `insert into recent_views (user_id, event_id, viewed_at)
      select ${person}, ${toEvent(15_485_863)}, now() - make_interval(mins => n % 9000)
      from generate_series(1, ${participants * 3}) n on conflict do nothing`,
  ];
};

/** Registrations 1 to `count`, saved in the order of their times; `event` and `person` are SQL over `n`. */
export const createRegistrations = (of: { event: string; person: string; count: number }): string =>
  `insert into registrations (event_id, user_id, id, registered_at, first_name, last_name, email, phone_number,
      institute, type, course, duration)
    select ${of.event}, ${of.person}, gen_random_uuid(), now() - make_interval(mins => n % ${REGISTRATION_MINUTES}),
      ${listWords('n', FIRST_NAMES)}, ${listWords('n / 7', LAST_NAMES)} || ' ' || n, 'bench-' || n || '@example.org',
      '9876543210', 'Lakeside College of Engineering, Hall ' || n % 97, 'College Student', 'Physics', ''
    from (select n from generate_series(1, ${of.count}) n order by n % ${REGISTRATION_MINUTES} desc) numbers
    on conflict do nothing`;
