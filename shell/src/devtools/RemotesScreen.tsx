import { Page } from '@marquee/shared-contracts/ui';
import { useEffect, useState } from 'react';
import { loadScreen, readRegistry } from '../remotes/loader';
import { ReleaseErrors } from './ReleaseErrors';
import { type RemoteRow, remoteRows } from './remoteRows';
import styles from './RemotesScreen.module.css';

function Remote({ name, ...facts }: RemoteRow) {
  return (
    <li className={styles.remote} aria-label={name}>
      <h2 className={styles.name}>{name}</h2>
      <dl className={styles.facts}>
        {Object.entries(facts).map(([fact, text]) => (
          <div key={fact}>
            <dt>{fact}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </li>
  );
}

/** `/__remotes`: the version and load results of each remote in this page (RL-27). */
export function RemotesScreen() {
  const [rows, setRows] = useState(remoteRows);
  useEffect(() => {
    document.title = 'Remotes · Marquee';
    const refresh = (): void => setRows(remoteRows());
    const show = async (name: string, module: string): Promise<void> => {
      const loaded = await loadScreen(name, module);
      refresh();
      if (loaded.kind === 'outage') await loaded.later.then(refresh);
    };
    for (const { name, screens } of readRegistry().remotes)
      if (screens[0] !== undefined) void show(name, screens[0].module);
  }, []);
  const revision = String(readRegistry().revision);
  return (
    <Page heading="Remotes" intro={`Revision ${revision} of the registry, as this page uses it.`}>
      <ul className={styles.remotes} aria-label="Remotes of this page">
        {rows.map((row) => (
          <Remote key={row.name} {...row} />
        ))}
      </ul>
      <ReleaseErrors />
    </Page>
  );
}
