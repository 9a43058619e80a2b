import { type EventActivity, formatDate } from '@marquee/shared-contracts';
import styles from './ActivityChart.module.css';
import { buildActivitySeries, type ActivitySpan } from './buildActivitySeries';

type Measure = 'registrations' | 'views';

const MEASURE_NAMES: Record<Measure, string> = { registrations: 'Registrations', views: 'Views' };

// Days have no time, so formatting them in UTC keeps the date in every zone.
const formatSpan = ({ from, to }: ActivitySpan): string =>
  from === to ? formatDate(from, 'UTC') : `${formatDate(from, 'UTC')} to ${formatDate(to, 'UTC')}`;

/**
 * Registrations and views over time, in two charts because views are about ten times higher, and as a table for screen
 * readers.
 */
export function ActivityChart({ activity }: { activity: EventActivity }) {
  const { days, registrations, checkedIn } = activity;
  const spans = buildActivitySeries(days);
  const views = spans.reduce((sum, span) => sum + span.views, 0);
  return (
    <section className={styles.section} aria-labelledby="activity">
      <h2 id="activity">Insights</h2>
      <dl className={styles.totals}>
        <Total name="Registered" value={registrations} />
        <Total name="Checked in" value={checkedIn} />
        <Total name="Views" value={views} />
      </dl>
      {spans.length === 0 ? (
        <p>Nobody has viewed this event or registered yet.</p>
      ) : (
        <>
          <div className={styles.charts}>
            <Bars measure="registrations" spans={spans} />
            <Bars measure="views" spans={spans} />
          </div>
          <ActivityTable spans={spans} />
        </>
      )}
    </section>
  );
}

const Total = ({ name, value }: { name: string; value: number }) => (
  <div className={styles.total}>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
);

function Bars({ measure, spans }: { measure: Measure; spans: readonly ActivitySpan[] }) {
  const maximum = Math.max(...spans.map((span) => span[measure]));
  const peak = spans.find((span) => span[measure] === maximum);
  const [first] = spans;
  const last = spans.at(-1);
  return (
    <figure className={styles.chart} data-measure={measure}>
      <figcaption className={styles.caption}>
        <strong>{MEASURE_NAMES[measure]}</strong>
        <span>{`Most: ${maximum}${peak && maximum > 0 ? `, ${formatSpan(peak)}` : ''}`}</span>
      </figcaption>
      <div className={styles.bars} aria-hidden="true">
        {spans.map((span) => (
          <span
            key={span.from}
            className={styles.bar}
            title={`${formatSpan(span)}: ${span[measure]}`}
            style={{ blockSize: `${maximum === 0 ? 0 : (100 * span[measure]) / maximum}%` }}
          />
        ))}
      </div>
      <p className={styles.axis} aria-hidden="true">
        <span>{first && formatDate(first.from, 'UTC')}</span>
        <span>{last && last !== first ? formatDate(last.to, 'UTC') : ''}</span>
      </p>
    </figure>
  );
}

const ActivityTable = ({ spans }: { spans: readonly ActivitySpan[] }) => (
  <details className={styles.details}>
    <summary>Show the numbers</summary>
    <table>
      <thead>
        <tr>
          <th scope="col">Day</th>
          <th scope="col">Registrations</th>
          <th scope="col">Views</th>
        </tr>
      </thead>
      <tbody>
        {spans.map((span) => (
          <tr key={span.from}>
            <th scope="row">{formatSpan(span)}</th>
            <td>{span.registrations}</td>
            <td>{span.views}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </details>
);
