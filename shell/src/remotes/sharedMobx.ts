/** MobX's names that remotes may use; the library shared whole weighs 2.5 kB more. */
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
