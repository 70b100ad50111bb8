import { like, type Parameters } from '../../question/parameter';

export const parametersOf = (): Parameters => ({
  arguments: [{ name: 'base', read: like(/^\d{1,9}$/), default: '6', written: 'always' }],
  view: [],
});
