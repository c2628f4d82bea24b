/** /create */
export { CreateScreen as default } from '../../screens/create/CreateScreen';
