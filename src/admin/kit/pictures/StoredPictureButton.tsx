import { useState, type ComponentType } from 'react';
import { notify } from '../feedback/notify';
import type { StoredPictureProps } from '../stored-pictures/StoredPictureDialog';

/** Opens the choice of a picture that is stored already (product 17.15). Its code comes with the press. */
export function StoredPictureButton(props: Omit<StoredPictureProps, 'onClose'>) {
  const [Dialog, setDialog] = useState<ComponentType<StoredPictureProps>>();
  const open = () =>
    import('../stored-pictures/StoredPictureDialog').then(
      (code) => setDialog(() => code.default),
      (error: unknown) => notify.failure('The stored pictures could not be opened.', error),
    );

  return (
    <>
      <button
        type="button"
        className="text-button"
        disabled={props.pictures.busy}
        onClick={() => void open()}
      >
        Choose a stored picture
      </button>
      {Dialog && <Dialog {...props} onClose={() => setDialog(undefined)} />}
    </>
  );
}
