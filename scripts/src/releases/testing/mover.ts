import { movePointers } from '../store/promote';
import { Store } from '../store/Store';

/** `mover.ts <directory> <name>`: a process that moves the pointer of one remote, at once when it is told to. */
const [directory = '', name = ''] = process.argv.slice(2);
const store = new Store(directory);

process.on('message', (percent: number) => {
  movePointers(store, [{ name, who: 'a mover', what: 'canary', version: '1.1.0', percent }]);
  process.send?.('moved');
});
process.send?.('ready');
