import type { Audience, PageRegistry, SlotName, SlotProps } from '@marquee/shared-contracts';
import { session } from '@marquee/shared-contracts/browser';
import { observer } from 'mobx-react-lite';
import { SlotContent } from './SlotContent';

interface Props {
  name: SlotName;
  /** The slot's name in words, for outages. */
  label: string;
  registry: PageRegistry;
}

const isAllowed = (access: Audience): boolean =>
  access === 'public' ||
  access === session.viewer ||
  (access === 'account' && (session.viewer === 'user' || session.viewer === 'host'));

const slotProps: SlotProps = { 'navigation.bell': {} };

/** A slot of the layout, filled by the remotes that declare content for it and for this viewer. */
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
          slotProps={slotProps[name]}
        />
      )),
  );
});
