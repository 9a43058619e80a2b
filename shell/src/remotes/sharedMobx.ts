/** The MobX exports that remotes may use; sharing the whole library adds 2.5 kB. */
export {
  action,
  autorun,
  computed,
  makeAutoObservable,
  makeObservable,
  observable,
  observableRef,
  reaction,
  runInAction,
  toJS,
  untracked,
  when,
} from 'mobx';
