enum Level { Debug, Info, Error }

class Logger {
  constructor(private readonly least: Level) {}
  log(level: Level, text: string) {
    if (level >= this.least) console.log(`${Level[level]}: ${text}`);
  }
}

const logger = new Logger(Level.Info);
logger.log(Level.Debug, 'details');
logger.log(Level.Error, 'it failed');
