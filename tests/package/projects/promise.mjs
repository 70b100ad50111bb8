import { connect } from 'grundyscope';

console.log((await (await connect()).solve({ problem: 'flipping-game', n: '1000000' })).answer);
