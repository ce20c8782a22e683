import { useState, type ComponentType } from 'react';
import { Loaded } from '../../shared/ui/loading/Loaded';
import { LoadFailure } from '../../shared/ui/loading/LoadFailure';
import { resource, type Resource } from '../../shared/data/resource';
import type { StoredPictureProps } from './stored/StoredPictureDialog';

/** Opens the choice of a picture that is stored already (product 17.16). Its code comes with the press. */
export function StoredPictureButton(props: Omit<StoredPictureProps, 'onClose'>) {
  const [code, setCode] = useState<Resource<ComponentType<StoredPictureProps>>>();
  const load = async () => (await import('./stored/StoredPictureDialog')).default;

  return (
    <>
      <button
        type="button"
        className="text-button"
        disabled={props.pictures.busy}
        onClick={() => setCode(resource(load))}
      >
        Choose a stored picture
      </button>
      {code && (
        <Loaded
          from={code}
          waiting={null}
          failed={(retry) => <LoadFailure what="The stored pictures" retry={retry} />}
        >
          {(Dialog) => <Dialog {...props} onClose={() => setCode(undefined)} />}
        </Loaded>
      )}
    </>
  );
}
