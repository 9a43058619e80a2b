import { Frame } from '../frame/Frame';
import { ScreenRoutes } from './ScreenRoutes';
import { usePageRegistry } from './usePageRegistry';

/** The page with what its registry says, for as long as it is open. */
export function OpenPage() {
  const registry = usePageRegistry();
  return (
    <Frame registry={registry}>
      <ScreenRoutes registry={registry} />
    </Frame>
  );
}
