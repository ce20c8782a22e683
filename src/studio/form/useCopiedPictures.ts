import { useEffect, useState } from 'react';
import type { PictureUpload } from '../pictures/upload/usePictureUpload';
import type { Entry } from './entry-form';

/**
 * Takes the pictures of the entry that a form copies, and says whether the form shows the copy, until
 * it is saved or discarded.
 */
export function useCopiedPictures(
  copyOf: Entry | undefined,
  pictures: PictureUpload | undefined,
  backdrop: PictureUpload | undefined,
) {
  const [isShown, setShown] = useState(copyOf !== undefined);
  const addPicture = pictures?.addCopy;
  const addBackdrop = backdrop?.addCopy;
  useEffect(() => {
    if (copyOf?.picture) addPicture?.(copyOf.picture);
    if (copyOf?.backdrop) addBackdrop?.(copyOf.backdrop);
  }, [copyOf, addPicture, addBackdrop]);

  const forget = () => setShown(false);
  return {
    isShown,
    forget,
    discard: () => {
      forget();
      pictures?.clear();
      backdrop?.clear();
    },
  };
}
