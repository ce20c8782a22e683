import type { ComponentType } from 'react';
import type { FillPart, FormPart } from '../../content/base/describe';
import type { EntryKind } from '../../content/entry';
import type { Unpublished } from '../../store/documents/unpublished';
import { studioOf } from '../kinds';
import { lazyComponent } from '../../shared/ui/loading/lazy-component';

/** The components that one kind alone has, by the places at which the engine shows them. */
interface KindParts {
  readonly form?: ComponentType<never> | undefined;
  readonly belowPreview?: ComponentType<Unpublished> | undefined;
  readonly besidePicture?: ComponentType<FormPart> | undefined;
  readonly fill?: ComponentType<FillPart> | undefined;
}

function loadable(kind: EntryKind): KindParts {
  const { form, belowPreview, besidePicture, fill } = studioOf(kind).parts ?? {};
  return {
    form: form && lazyComponent(form, 'The form'),
    belowPreview: belowPreview && lazyComponent<Unpublished>(belowPreview as never),
    besidePicture: besidePicture && lazyComponent(besidePicture),
    fill: fill && lazyComponent(fill),
  };
}

const known = new Map<EntryKind, KindParts>();

/** The parts of a kind, whose code is loaded when they are shown: the same components at each call. */
export function partsOf(kind: EntryKind): KindParts {
  const parts = known.get(kind) ?? loadable(kind);
  known.set(kind, parts);
  return parts;
}
