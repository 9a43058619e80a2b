import { sql } from 'kysely';
import { isRegisteredFor } from '../events/eventConditions';
import type { Database } from '../../platform/database/Database';
import { CARD_COLUMNS } from '../events/toEventCard';
import type { EventListInput } from './eventLists';
import { cutPage } from '../../platform/http/cutPage';
import { ListOrder } from '../../platform/http/ListOrder';
import { toOffset } from '../../platform/http/toOffset';

/** Maximum views per person (RG-15). */
const MAX_VIEWS = 50;

/** Records a view; only a view of another event can remove an old view (RG-15). */
export async function saveRecentView(
  database: Database,
  view: { userId: string; eventId: string; viewedAt: Date },
): Promise<void> {
  const { added } = await database
    .insertInto('recentViews')
    .values(view)
    .onConflict((conflict) =>
      conflict.columns(['userId', 'eventId']).doUpdateSet({ viewedAt: view.viewedAt }),
    )
    // True for a row that this statement inserted: nothing has deleted or locked it yet.
    .returning(sql<boolean>`xmax = 0`.as('added'))
    .executeTakeFirstOrThrow();
  if (!added) return;
  await database
    .deleteFrom('recentViews')
    .where('userId', '=', view.userId)
    .where('eventId', 'not in', (eb) =>
      eb
        .selectFrom('recentViews as kept')
        .select('kept.eventId')
        .where('kept.userId', '=', view.userId)
        .orderBy('kept.viewedAt', 'desc')
        .orderBy('kept.eventId', 'desc')
        .limit(MAX_VIEWS),
    )
    .execute();
}

const VIEWS_ORDER = new ListOrder('viewed', [
  { by: 'recentViews.viewedAt', kind: 'time', isDescending: true },
  { by: 'events.id', kind: 'id', isDescending: true },
]);

/** The events that a person viewed last and may still open, newest first (RG-15). */
export async function findRecentlyViewed(database: Database, input: Omit<EventListInput, 'now'>) {
  const { userId, size, after } = input;
  const matching = database
    .selectFrom('events')
    .innerJoin('recentViews', 'recentViews.eventId', 'events.id')
    .where('recentViews.userId', '=', userId)
    .where('events.deletedAt', 'is', null)
    .where((eb) => eb.or([eb('events.visibility', '=', 'public'), isRegisteredFor(eb, userId)]));
  const rows = await matching
    .innerJoin('eventSeats', 'eventSeats.eventId', 'events.id')
    .select(CARD_COLUMNS)
    .select((eb) => ['recentViews.viewedAt as since', isRegisteredFor(eb, userId).as('registered')])
    .select(VIEWS_ORDER.selectPosition())
    .where(VIEWS_ORDER.isBehind(after))
    .orderBy('recentViews.viewedAt', 'desc')
    .orderBy('events.id', 'desc')
    .limit(size + 1)
    .offset(toOffset(input))
    .execute();
  const { total } = await matching
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { ...cutPage(rows, size), total };
}
