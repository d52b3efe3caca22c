module.exports={b:2, fn(){return 'real'}}
