import type { PageRegistry } from '@marquee/shared-contracts';
import { session } from '@marquee/shared-contracts/browser';
import { SlotContext } from '@marquee/shared-contracts/ui';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useMemo } from 'react';
import { createSlotList } from './createSlotList';

/** Provides the slots of the registry for the current viewer, in the layout and in screens. */
export const SlotProvider = observer(function SlotProvider({
  registry,
  children,
}: {
  registry: PageRegistry;
  children: ReactNode;
}) {
  const { viewer } = session;
  const list = useMemo(() => createSlotList(registry, viewer), [registry, viewer]);
  return <SlotContext.Provider value={list}>{children}</SlotContext.Provider>;
});
