import type { Audience, PageRegistry, SlotName } from '@marquee/shared-contracts';
import { session } from '@marquee/shared-contracts/browser';
import { observer } from 'mobx-react-lite';
import { SlotContent } from './SlotContent';

interface Props {
  name: SlotName;
  /** What stands there, in words, for when it cannot. */
  label: string;
  registry: PageRegistry;
}

const isAllowed = (access: Audience): boolean =>
  access === 'public' ||
  access === session.viewer ||
  (access === 'account' && (session.viewer === 'user' || session.viewer === 'host'));

/** A place in the frame, filled by what the remotes declare for it and for this viewer; the shell names none of them. */
export const Slot = observer(function Slot({ name, label, registry }: Props) {
  return registry.remotes.flatMap((remote) =>
    remote.slots
      .filter(({ slot, access }) => slot === name && isAllowed(access))
      .map(({ module }) => (
        <SlotContent
          key={`${remote.name}@${remote.version} ${module}`}
          remote={remote}
          module={module}
          label={label}
        />
      )),
  );
});
