import { movePointers } from '../store/promote';
import { Store } from '../store/Store';

/** `mover.ts <directory> <name>`: moves one remote's canary to the percentage of each message. */
const [directory = '', name = ''] = process.argv.slice(2);
const store = new Store(directory);

process.on('message', (percent: number) => {
  movePointers(store, [{ name, who: 'a mover', what: 'canary', version: '1.1.0', percent }]);
  process.send?.('moved');
});
process.send?.('ready');
