import type { Category, Mode } from '@marquee/shared-contracts';
import type { ColumnType, Generated } from 'kysely';

interface EventsTable {
  id: string;
  owner_id: string;
  title: string;
  description: string;
  category: Category;
  mode: Mode;
  organization: string;
  venue: Generated<string>;
  url: string | null;
  image_url: string;
  festival: string | null;
  timezone: Generated<string>;
  visibility: Generated<'public' | 'private'>;
  invite_key: string | null;
  show_contact_email: Generated<boolean>;
  register_start: Date;
  register_end: Date;
  start_time: Date;
  end_time: Date;
  team_creation_allowed: Generated<boolean>;
  min_team_size: Generated<number>;
  max_team_size: Generated<number>;
  created_at: Date;
  last_update: Date;
  cancelled_at: Date | null;
  deleted_at: Date | null;
}

interface RegistrationsTable {
  event_id: string;
  user_id: string;
  id: string;
  state: Generated<'ACTIVE' | 'CANCELLED'>;
  registered_at: Date;
  first_name: string;
  last_name: string;
  email: string;
  phone_number: string;
  institute: string;
  type: string;
  course: string;
  duration: string;
  graduation_year: number | null;
}

export type AttemptState = 'OPEN' | 'SUBMITTED' | 'AUTO_SUBMITTED' | 'DISQUALIFIED' | 'VOID';

interface AttemptsTable {
  event_id: string;
  user_id: string;
  state: Generated<AttemptState>;
  started_at: Date;
  submitted_at: Date | null;
  answered: Generated<number | null>;
  correct_answers: Generated<number | null>;
  last_answer_at: Generated<Date | null>;
}

export interface QuizOption {
  id: string;
  text: string;
}

/** The tables of migration 0002. */
export interface EventTables {
  events: EventsTable;
  event_seats: { event_id: string; capacity_max: number | null; taken: Generated<number> };
  timeline_entries: { event_id: string; day: number; description: string };
  event_administrators: { event_id: string; user_id: string; added_at: Date };
  registrations: RegistrationsTable;
  favourites: { user_id: string; event_id: string; liked_at: Date };
  teams: {
    event_id: string;
    id: string;
    name: string;
    normalised_name: string;
    public: Generated<boolean>;
    created_at: Date;
  };
  team_members: { event_id: string; user_id: string; team_id: string; leader: boolean; joined_at: Date };
  quiz_questions: {
    event_id: string;
    id: string;
    position: number;
    question_text: string;
    options: ColumnType<QuizOption[], string, string>;
    correct_option_id: string;
  };
  attempts: AttemptsTable;
  answers: { event_id: string; user_id: string; question_id: string; option_id: string; answered_at: Date };
}
