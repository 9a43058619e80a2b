import { cpSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { developmentServer } from '../developing/developmentServer';
import { servedStore } from '../loading-fixture/servedStore';
import { freePort } from '../postgres/freePort';
import { root } from '../store/buildAll';

/** `main.ts`: the fixture remote under development, in a copy; prints the address of the page and the file to edit. */
const screen = `import { useState } from 'react';
import styles from './StyledScreen.module.css';

export function StyledScreen() {
  const [count, setCount] = useState(0);
  return (
    <>
      <h1 className={styles['red']}>First words</h1>
      <button type="button" onClick={() => setCount(count + 1)}>{\`Pressed \${String(count)}\`}</button>
    </>
  );
}
`;

const folder = path.join(root, '.cache', `developing-${process.pid}`, 'mf-fixture');
cpSync(path.join(import.meta.dirname, '../loading-fixture/mf-fixture'), folder, { recursive: true });
const file = path.join(folder, 'src/StyledScreen.tsx');
writeFileSync(file, screen);
const released = await servedStore();
const port = await freePort();
const server = await developmentServer({ folder, target: released.address, port });
process.stdout.write(`ready http://localhost:${port} ${file}\n`);
for (const signal of ['SIGINT', 'SIGTERM', 'disconnect'] as const) {
  process.once(signal, () => {
    rmSync(path.dirname(folder), { recursive: true, force: true });
    void Promise.all([server.stop(), released.close()]).then(() => process.exit(0));
  });
}
