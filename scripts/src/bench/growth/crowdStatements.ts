import type { GrowthSize } from './GrowthSize';
import {
  createRegistrations,
  FIRST_NAMES,
  LAST_NAMES,
  listWords,
  toEventSql,
  toPersonSql,
} from './eventStatements';

const QUESTIONS = 10;
/** Stored, because the filler skips the trigger that counts members. */
const TEAM_SIZE = 3;

const createEvent = (name: string, category: string, start: string): string =>
  `insert into events (id, owner_id, title, description, category, mode, organization, venue, image_url, register_start,
      register_end, start_time, end_time, team_creation_allowed, max_team_size, created_at, last_update)
    select ${toEventSql(`'${name}'`)}, ${toPersonSql('1')}, 'The ${name} event', 'For everybody.', '${category}', 'offline',
      'College 1', 'Main hall', '/images/default-event.svg', start - interval '30 days', start, start,
      start + interval '3 hours', true, 4, start - interval '30 days', now()
    from (select ${start} as start) times`;

/** The form of a person who asked or waits, by number. */
const FORM = `jsonb_build_object('firstName', ${listWords('n', FIRST_NAMES)}, 'lastName', ${listWords('n / 7', LAST_NAMES)},
  'email', 'bench-' || n || '@example.org', 'phoneNumber', '9876543210', 'institute', 'Lakeside College of Engineering',
  'type', 'College Student', 'course', 'Physics', 'duration', '')`;

/** An upcoming event with many registrants, requests, people who wait, teams and rooms. */
export const createCrowdStatements = ({ hosts, attendees, teams, rooms }: GrowthSize): string[] => {
  const event = toEventSql("'crowd'");
  return [
    createEvent('crowd', 'hackathon', "now() + interval '9 days'"),
    createRegistrations({ event, person: toPersonSql(`${hosts} + n`), count: attendees }),
    `insert into teams (event_id, id, name, normalised_name, public, created_at, size)
      select ${event}, md5('team ' || n)::uuid, 'Team ' || n, 'team ' || n, n % 10 > 0, now(), ${TEAM_SIZE}
      from generate_series(1, ${teams}) n`,
    `insert into team_members (event_id, user_id, team_id, leader, joined_at)
      select ${event}, ${toPersonSql(`${hosts} + n`)}, md5('team ' || 1 + n % ${teams})::uuid, n <= ${teams}, now()
      from generate_series(1, ${teams * TEAM_SIZE}) n`,
    `insert into rooms (event_id, id, position, name, normalised_name, capacity, created_at)
      select ${event}, md5('room ' || n)::uuid, n, 'Room ' || n, 'room ' || n, 100000, now()
      from generate_series(1, ${rooms}) n`,
    `insert into room_allocations (event_id, room_id, team_id, allocated_at)
      select ${event}, md5('room ' || 1 + n % ${rooms})::uuid, md5('team ' || n)::uuid, now()
      from generate_series(1, ${teams}) n`,
    `insert into room_allocations (event_id, room_id, user_id, allocated_at)
      select ${event}, md5('room ' || 1 + n % ${rooms})::uuid, ${toPersonSql(`${hosts} + ${teams * TEAM_SIZE} + n`)}, now()
      from generate_series(1, ${teams}) n`,
    // The filler skips triggers.
    `select count_rooms(array_agg(event_id), array_agg(id)) from rooms`,
    `insert into registration_requests (event_id, user_id, requested_at, form)
      select ${event}, ${toPersonSql(`${hosts + attendees} + n`)}, now(), ${FORM}
      from generate_series(1, ${attendees}) n`,
    `insert into waits (event_id, user_id, joined_at, form)
      select ${event}, ${toPersonSql(`${hosts + 2 * attendees} + n`)}, now(), ${FORM}
      from generate_series(1, ${attendees}) n`,
    `insert into event_day_views (event_id, day, count)
      select ${event}, current_date - n, n from generate_series(0, 29) n`,
  ];
};

/** An ended quiz with ten questions, and an answer of every person to each. */
export const createQuizStatements = ({ hosts, attempts }: GrowthSize): string[] => {
  const event = toEventSql("'quiz'");
  const person = toPersonSql(`${hosts} + n`);
  const toOption = (question: string, option: string) =>
    `md5('option ' || ${question} || ' ' || ${option})::uuid`;
  return [
    createEvent('quiz', 'quiz', "now() - interval '1 day'"),
    createRegistrations({ event, person, count: attempts }),
    `insert into quizzes (event_id, closed_at) values (${event}, now())`,
    `insert into quiz_questions (event_id, id, position, question_text, options, correct_option_id)
      select ${event}, md5('question ' || q)::uuid, q, 'Question ' || q || '?', jsonb_build_array(
        jsonb_build_object('id', ${toOption('q', '0')}, 'text', 'yes'),
        jsonb_build_object('id', ${toOption('q', '1')}, 'text', 'no')), ${toOption('q', '0')}
      from generate_series(1, ${QUESTIONS}) q`,
    `insert into attempts (event_id, user_id, state, started_at, submitted_at, answered, correct_answers, last_answer_at)
      select ${event}, ${person}, case when n % 20 = 3 then 'DISQUALIFIED' else 'SUBMITTED' end, started, at, ${QUESTIONS},
        n % ${QUESTIONS + 1}, at
      from generate_series(1, ${attempts}) n
      cross join lateral (select now() - interval '23 hours' - make_interval(secs => n % 50) as started) times
      cross join lateral (select started + make_interval(secs => 60 + n::bigint * 7919 % 3000) as at) ends`,
    // In the order of the key, which is built several times faster.
    `insert into answers (event_id, user_id, question_id, option_id, answered_at)
      select ${event}, ${person} as user_id, md5('question ' || q)::uuid, ${toOption('q', '(n + q) % 2')}, now() - interval '22 hours'
      from generate_series(1, ${attempts}) n cross join generate_series(1, ${QUESTIONS}) q
      order by user_id`,
    `insert into coin_entries (user_id, reason, event_id, coins, at)
      select ${person}, 'QUIZ', ${event}, 10, now() from generate_series(1, ${attempts}) n`,
  ];
};
