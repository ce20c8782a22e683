import { beginPage } from '../../app/ahead';
import { galleryLoader } from './gallery.loader';

beginPage((request) => galleryLoader({ request }));
