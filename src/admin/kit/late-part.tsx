import { lazy, type ComponentType } from 'react';
import { LoadFailure } from '../../components/loading/LoadFailure';
import { reload } from '../../data/reload';

/**
 * A part of a screen whose code comes after the screen's own. If it does not come, the failure is
 * logged and the screen stays, and says what is missing where somebody would miss it (product 3.8).
 */
export const latePart = <Props,>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  /** As the subject of a sentence: 'The form'. */
  what?: string,
) =>
  lazy(() =>
    load().catch((error: unknown) => {
      console.error(error);
      // Browsers ask again for code that has failed only in a new page.
      return { default: () => what && <LoadFailure what={what} retry={() => void reload()} /> };
    }),
  );
