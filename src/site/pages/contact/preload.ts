import { startPreload } from '../../data/loader-cache';
import { contactLoader } from './contact.loader';

startPreload(contactLoader);
