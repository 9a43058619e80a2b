import type { Leaderboard } from '@marquee/shared-contracts';
import { Chip } from '@marquee/shared-contracts/ui';
import styles from './RankTable.module.css';

/** The teams, ranked by their members' correct answers; renders nothing for a quiz without teams (TM-17). */
export function TeamTable({ teams }: { teams: Leaderboard['teamScores'] }) {
  if (teams.length === 0) return null;
  return (
    <section className={styles.section}>
      <h2>Teams</h2>
      <table className={styles.table}>
        <caption className="visually-hidden">Teams by the sum of their members' right answers</caption>
        <thead>
          <tr>
            <th scope="col">Rank</th>
            <th scope="col">Team</th>
            <th scope="col">Members</th>
            <th scope="col">Correct</th>
          </tr>
        </thead>
        <tbody>
          {teams.map(({ rank, teamName, members, score, own }) => (
            <tr key={teamName} className={own ? styles.ownRow : undefined}>
              <td className={styles.number}>{rank}</td>
              <th scope="row">
                <span className={styles.name} title={teamName}>
                  {teamName}
                </span>{' '}
                {own ? <Chip isStrong>Your team</Chip> : null}
              </th>
              <td className={styles.number}>{members}</td>
              <td className={styles.number}>{score}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
