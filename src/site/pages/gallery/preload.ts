import { startPreload } from '../../data/loader-cache';
import { galleryLoader } from './gallery.loader';

startPreload((request) => galleryLoader({ request }));
