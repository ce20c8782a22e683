import { useEffect } from 'react';

/**
 * Keeps the browser from opening what is dropped anywhere but on a field that takes it, in place of the page
 * and of what is filled in (product 17.20). A text can be dropped into a text field, a file cannot.
 */
export function useRefusedDrops(): void {
  useEffect(() => {
    document.addEventListener('dragover', refuse);
    document.addEventListener('drop', refuse);
    return () => {
      document.removeEventListener('dragover', refuse);
      document.removeEventListener('drop', refuse);
    };
  }, []);
}

function refuse(event: DragEvent) {
  const { defaultPrevented, dataTransfer, target } = event;
  const isText = !dataTransfer?.types.includes('Files');
  if (defaultPrevented || (isText && target instanceof Element && target.matches(':read-write'))) {
    return;
  }
  event.preventDefault();
  if (dataTransfer) dataTransfer.dropEffect = 'none';
}
